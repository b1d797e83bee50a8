" Vim syntax file
" Language: .menu files
" Written by EditorGrammarTests from the table of keywords; see Grammar/README.md.

if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim

syn iskeyword @,48-57,_,192-255
syn sync fromstart

syn match menuSkip_app_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_app_name skipwhite
syn match menuSkip_app_keys contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_app_keys skipwhite
syn match menuSkip_app_platforms contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_app_platforms skipwhite
syn match menuSkip_app_emit contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_app_emit skipwhite
syn match menuSkip_app_access contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_app_access skipwhite
syn match menuSkip_app_language contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_app_language skipwhite
syn match menuSkip_app_strings contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_app_strings skipwhite
syn match menuSkip_state_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_state_head skipwhite
syn match menuSkip_state_colon contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_state_colon skipwhite
syn match menuSkip_state_type contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_state_type skipwhite
syn match menuSkip_choice_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_choice_name skipwhite
syn match menuSkip_choice_as contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_choice_as skipwhite
syn match menuSkip_choice_type contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_choice_type skipwhite
syn match menuSkip_list_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_list_name skipwhite
syn match menuSkip_list_as contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_list_as skipwhite
syn match menuSkip_list_field contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_list_field skipwhite
syn match menuSkip_list_type contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_list_type skipwhite
syn match menuSkip_guidelines_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_guidelines_head skipwhite
syn match menuSkip_guidelines_setting contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_guidelines_setting skipwhite
syn match menuSkip_guidelines_exclude contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_guidelines_exclude skipwhite
syn match menuSkip_guidelines_allow contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_guidelines_allow skipwhite
syn match menuSkip_commands_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_commands_name skipwhite
syn match menuSkip_commands_name_affects contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_commands_name_affects skipwhite
syn match menuSkip_commands_name_opens contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_commands_name_opens skipwhite
syn match menuSkip_commands_name_condition contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_commands_name_condition skipwhite
syn match menuSkip_attributes contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes skipwhite
syn match menuSkip_attributes_key contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_key skipwhite
syn match menuSkip_attributes_always contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_always skipwhite
syn match menuSkip_attributes_answer contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_answer skipwhite
syn match menuSkip_attributes_answers contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_answers skipwhite
syn match menuSkip_attributes_affects contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_affects skipwhite
syn match menuSkip_attributes_opens contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_opens skipwhite
syn match menuSkip_attributes_choose contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_choose skipwhite
syn match menuSkip_attributes_pick contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_pick skipwhite
syn match menuSkip_attributes_subtitle contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_subtitle skipwhite
syn match menuSkip_attributes_keeps contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_keeps skipwhite
syn match menuSkip_attributes_by contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_by skipwhite
syn match menuSkip_attributes_symbol contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_symbol skipwhite
syn match menuSkip_attributes_symbols contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_symbols skipwhite
syn match menuSkip_attributes_image contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_image skipwhite
syn match menuSkip_attributes_images contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_images skipwhite
syn match menuSkip_attributes_condition contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_attributes_condition skipwhite
syn match menuSkip_screen_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_screen_name skipwhite
syn match menuSkip_screen_traits contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_screen_traits skipwhite
syn match menuSkip_item_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_item_name skipwhite
syn match menuSkip_elements_on contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_elements_on skipwhite
syn match menuSkip_shows contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_shows skipwhite
syn match menuSkip_background_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_background_head skipwhite
syn match menuSkip_swipe_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_swipe_head skipwhite
syn match menuSkip_button_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_button_name skipwhite
syn match menuSkip_more_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_more_head skipwhite
syn match menuSkip_no_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_no_head skipwhite
syn match menuSkip_context_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_context_head skipwhite
syn match menuSkip_context_traits contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_context_traits skipwhite
syn match menuSkip_context_traits_by contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_context_traits_by skipwhite
syn match menuSkip_edit_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_edit_head skipwhite
syn match menuSkip_edit_traits contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_edit_traits skipwhite
syn match menuSkip_edit_value contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_edit_value skipwhite
syn match menuSkip_edit_traits_condition contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_edit_traits_condition skipwhite
syn match menuSkip_preview_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_preview_name skipwhite
syn match menuSkip_preview_traits contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_preview_traits skipwhite
syn match menuSkip_preview_opens contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_preview_opens skipwhite
syn match menuSkip_toolbar_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_name skipwhite
syn match menuSkip_toolbar_traits contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_traits skipwhite
syn match menuSkip_menu_header contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header skipwhite
syn match menuSkip_menu_header_by contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_by skipwhite
syn match menuSkip_menu_header_symbol contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_symbol skipwhite
syn match menuSkip_menu_header_symbols contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_symbols skipwhite
syn match menuSkip_menu_header_image contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_image skipwhite
syn match menuSkip_menu_header_images contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_images skipwhite
syn match menuSkip_menu_header_condition contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_condition skipwhite
syn match menuSkip_menu_header_presence contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_presence skipwhite
syn match menuSkip_menu_header_tap contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_tap skipwhite
syn match menuSkip_menu_header_as contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_as skipwhite
syn match menuSkip_menu_header_clicks contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_clicks skipwhite
syn match menuSkip_menu_header_alternate contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_alternate skipwhite
syn match menuSkip_menu_type contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_type skipwhite
syn match menuSkip_menu_segmented contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_segmented skipwhite
syn match menuSkip_menu_on contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_on skipwhite
syn match menuSkip_row_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_row_head skipwhite
syn match menuSkip_menu_standard contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_standard skipwhite
syn match menuSkip_menu_standards contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_standards skipwhite
syn match menuSkip_menu_header_key contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_key skipwhite
syn match menuSkip_menu_header_keys contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_header_keys skipwhite
syn match menuSkip_menu_entry contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_entry skipwhite
syn match menuSkip_toolbar_header contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header skipwhite
syn match menuSkip_toolbar_header_by contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_by skipwhite
syn match menuSkip_toolbar_header_symbol contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_symbol skipwhite
syn match menuSkip_toolbar_header_symbols contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_symbols skipwhite
syn match menuSkip_toolbar_header_image contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_image skipwhite
syn match menuSkip_toolbar_header_images contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_images skipwhite
syn match menuSkip_toolbar_header_condition contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_condition skipwhite
syn match menuSkip_toolbar_header_presence contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_presence skipwhite
syn match menuSkip_toolbar_header_tap contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_tap skipwhite
syn match menuSkip_toolbar_header_as contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_as skipwhite
syn match menuSkip_toolbar_header_clicks contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_clicks skipwhite
syn match menuSkip_toolbar_header_alternate contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_alternate skipwhite
syn match menuSkip_toolbar_type contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_type skipwhite
syn match menuSkip_toolbar_segmented contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_segmented skipwhite
syn match menuSkip_toolbar_on contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_on skipwhite
syn match menuSkip_toolbar_standard contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_standard skipwhite
syn match menuSkip_toolbar_standards contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_standards skipwhite
syn match menuSkip_toolbar_header_key contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_key skipwhite
syn match menuSkip_toolbar_header_keys contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_header_keys skipwhite
syn match menuSkip_title_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_title_head skipwhite
syn match menuSkip_toolbar_area contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_area skipwhite
syn match menuSkip_toolbar_group contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_toolbar_group skipwhite
syn match menuSkip_menu_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_menu_name skipwhite
syn match menuSkip_bar_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_head skipwhite
syn match menuSkip_icon_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_icon_head skipwhite
syn match menuSkip_status_head contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_status_head skipwhite
syn match menuSkip_status_name contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_status_name skipwhite
syn match menuSkip_bar_system contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_system skipwhite
syn match menuSkip_bar_on contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_on skipwhite
syn match menuSkip_bar_header_tap contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_tap skipwhite
syn match menuSkip_bar_menu contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_menu skipwhite
syn match menuSkip_bar_header contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header skipwhite
syn match menuSkip_bar_header_only contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_only skipwhite
syn match menuSkip_bar_header_by contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_by skipwhite
syn match menuSkip_bar_header_symbol contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_symbol skipwhite
syn match menuSkip_bar_header_symbols contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_symbols skipwhite
syn match menuSkip_bar_header_image contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_image skipwhite
syn match menuSkip_bar_header_images contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_images skipwhite
syn match menuSkip_bar_header_condition contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_condition skipwhite
syn match menuSkip_bar_header_presence contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# nextgroup=@menu_bar_header_presence skipwhite
syn match menu_17 contained #\v%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*%(-%(\w|[^\x00-\x7f])+)*#
hi def link menu_17 menuRule
syn match menu_19 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_app_name skipwhite
hi def link menu_19 menuType
syn match menu_33 contained #\v%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*%(-%(\w|[^\x00-\x7f])+)*# nextgroup=@menu_app_language skipwhite
hi def link menu_33 menuConstant
syn match menu_35 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_app_strings skipwhite
hi def link menu_35 menuType
syn match menu_37 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_state_colon skipwhite
hi def link menu_37 menuVariable
syn match menu_40 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_state_type skipwhite
hi def link menu_40 menuType
syn match menu_41 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_choice_as skipwhite
hi def link menu_41 menuType
syn match menu_44 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_choice_type skipwhite
hi def link menu_44 menuType
syn match menu_45 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_attributes skipwhite
hi def link menu_45 menuOption
syn match menu_46 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_list_as skipwhite
hi def link menu_46 menuType
syn match menu_50 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_list_as skipwhite
hi def link menu_50 menuVariable
syn match menu_56 contained #\v%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*%(-%(\w|[^\x00-\x7f])+)*# nextgroup=@menu_guidelines_setting skipwhite
hi def link menu_56 menuRule
syn match menu_63 contained #\v%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*%(-%(\w|[^\x00-\x7f])+)*# nextgroup=@menu_guidelines_allow skipwhite
hi def link menu_63 menuRule
syn match menu_71 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_commands_name skipwhite
hi def link menu_71 menuType
syn match menu_77 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_commands_name skipwhite
hi def link menu_77 menuVariable
syn match menu_82 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_attributes skipwhite
hi def link menu_82 menuCommand
syn match menu_103 contained #\v%(%(cmd|ctrl|opt|shift|fn)\+)*%(%(return|enter|tab|space|delete|forwardDelete|escape|up|down|left|right|home|end|pageUp|pageDown|help|clear|F1|F2|F3|F4|F5|F6|F7|F8|F9|F10|F11|F12|F13|F14|F15|F16|F17|F18|F19|F20)>|"%([^"\\]|\\.)"|[!-~]%(\w)@!)# nextgroup=@menu_attributes_always skipwhite
hi def link menu_103 menuKey
syn match menu_106 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_attributes_answers skipwhite
hi def link menu_106 menuCommand
syn match menu_110 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_attributes skipwhite
hi def link menu_110 menuVariable
syn match menu_111 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_attributes skipwhite
hi def link menu_111 menuType
syn match menu_114 contained #\v%(`[^`]*`|%(\w|[^\x00-\x7f])%(\w|\.|[^\x00-\x7f])*)# nextgroup=@menu_attributes_symbols skipwhite
hi def link menu_114 menuSymbol
syn match menu_123 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_screen_traits skipwhite
hi def link menu_123 menuType
syn match menu_126 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_item_name skipwhite
hi def link menu_126 menuType
syn match menu_138 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_shows skipwhite
hi def link menu_138 menuCommand
syn match menu_141 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_menu_header skipwhite
hi def link menu_141 menuType
syn match menu_150 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_context_traits skipwhite
hi def link menu_150 menuVariable
syn match menu_158 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_edit_traits skipwhite
hi def link menu_158 menuVariable
syn match menu_163 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_preview_traits skipwhite
hi def link menu_163 menuType
syn match menu_167 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_preview_traits skipwhite
hi def link menu_167 menuCommand
syn match menu_168 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_toolbar_name skipwhite
hi def link menu_168 menuType
syn match menu_192 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_menu_header skipwhite
hi def link menu_192 menuCommand
syn match menu_207 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_menu_header skipwhite
hi def link menu_207 menuVariable
syn match menu_209 contained #\v%(`[^`]*`|%(\w|[^\x00-\x7f])%(\w|\.|[^\x00-\x7f])*)# nextgroup=@menu_menu_header_symbols skipwhite
hi def link menu_209 menuSymbol
syn match menu_224 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_menu_standards skipwhite
syn match menu_228 contained #\v%(%(cmd|ctrl|opt|shift|fn)\+)*%(%(return|enter|tab|space|delete|forwardDelete|escape|up|down|left|right|home|end|pageUp|pageDown|help|clear|F1|F2|F3|F4|F5|F6|F7|F8|F9|F10|F11|F12|F13|F14|F15|F16|F17|F18|F19|F20)>|"%([^"\\]|\\.)"|[!-~]%(\w)@!)# nextgroup=@menu_menu_header_keys skipwhite
hi def link menu_228 menuKey
syn match menu_245 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_toolbar_header skipwhite
hi def link menu_245 menuCommand
syn match menu_260 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_toolbar_header skipwhite
hi def link menu_260 menuVariable
syn match menu_262 contained #\v%(`[^`]*`|%(\w|[^\x00-\x7f])%(\w|\.|[^\x00-\x7f])*)# nextgroup=@menu_toolbar_header_symbols skipwhite
hi def link menu_262 menuSymbol
syn match menu_272 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_toolbar_header skipwhite
hi def link menu_272 menuType
syn match menu_277 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_toolbar_standards skipwhite
syn match menu_281 contained #\v%(%(cmd|ctrl|opt|shift|fn)\+)*%(%(return|enter|tab|space|delete|forwardDelete|escape|up|down|left|right|home|end|pageUp|pageDown|help|clear|F1|F2|F3|F4|F5|F6|F7|F8|F9|F10|F11|F12|F13|F14|F15|F16|F17|F18|F19|F20)>|"%([^"\\]|\\.)"|[!-~]%(\w)@!)# nextgroup=@menu_toolbar_header_keys skipwhite
hi def link menu_281 menuKey
syn match menu_291 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_bar_header skipwhite
hi def link menu_291 menuType
syn match menu_298 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_bar_header skipwhite
hi def link menu_298 menuCommand
syn match menu_311 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_bar_header skipwhite
hi def link menu_311 menuVariable
syn match menu_313 contained #\v%(`[^`]*`|%(\w|[^\x00-\x7f])%(\w|\.|[^\x00-\x7f])*)# nextgroup=@menu_bar_header_symbols skipwhite
hi def link menu_313 menuSymbol
syn match menu_325 contained #\v%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)#
hi def link menu_325 menuVariable
syn match menu_0 contained #\v\@\s*allow>#
hi def link menu_0 menuAnnotation
syn match menu_30 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_app_platforms skipwhite
hi def link menu_30 menuNumber
syn match menu_38 contained #\v\:# nextgroup=@menu_state_type skipwhite
syn match menu_51 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_guidelines_head skipwhite
hi def link menu_51 menuNumber
syn match menu_59 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_guidelines_setting skipwhite
hi def link menu_59 menuNumber
syn match menu_73 contained #\v\&\&|\|\||[=!<>]\=|[<>!]# nextgroup=@menu_commands_name_condition skipwhite
hi def link menu_73 menuOperator
syn match menu_78 contained #\v\.%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_commands_name skipwhite
hi def link menu_78 menuOption
syn match menu_79 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_commands_name skipwhite
hi def link menu_79 menuNumber
syn match menu_102 contained #\v\&\&|\|\||[=!<>]\=|[<>!]# nextgroup=@menu_attributes_condition skipwhite
hi def link menu_102 menuOperator
syn match menu_104 contained #\v\,# nextgroup=@menu_attributes_key skipwhite
syn match menu_107 contained #\v\,# nextgroup=@menu_attributes_answer skipwhite
syn match menu_115 contained #\v\/# nextgroup=@menu_attributes_symbol skipwhite
syn match menu_118 contained #\v\/# nextgroup=@menu_attributes_image skipwhite
syn match menu_120 contained #\v\.%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_attributes skipwhite
hi def link menu_120 menuOption
syn match menu_121 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_attributes skipwhite
hi def link menu_121 menuNumber
syn match menu_155 contained #\v\&\&|\|\||[=!<>]\=|[<>!]# nextgroup=@menu_edit_traits_condition skipwhite
hi def link menu_155 menuOperator
syn match menu_159 contained #\v\.%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_edit_traits skipwhite
hi def link menu_159 menuOption
syn match menu_160 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_edit_traits skipwhite
hi def link menu_160 menuNumber
syn match menu_165 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_preview_traits skipwhite
hi def link menu_165 menuNumber
syn match menu_173 contained #\v---#
hi def link menu_173 menuSeparator
syn match menu_206 contained #\v\&\&|\|\||[=!<>]\=|[<>!]# nextgroup=@menu_menu_header_condition skipwhite
hi def link menu_206 menuOperator
syn match menu_210 contained #\v\/# nextgroup=@menu_menu_header_symbol skipwhite
syn match menu_213 contained #\v\/# nextgroup=@menu_menu_header_image skipwhite
syn match menu_215 contained #\v\.%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_menu_header skipwhite
hi def link menu_215 menuOption
syn match menu_216 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_menu_header skipwhite
hi def link menu_216 menuNumber
syn match menu_225 contained #\v\,# nextgroup=@menu_menu_standard skipwhite
syn match menu_229 contained #\v\,# nextgroup=@menu_menu_header_key skipwhite
syn match menu_259 contained #\v\&\&|\|\||[=!<>]\=|[<>!]# nextgroup=@menu_toolbar_header_condition skipwhite
hi def link menu_259 menuOperator
syn match menu_263 contained #\v\/# nextgroup=@menu_toolbar_header_symbol skipwhite
syn match menu_266 contained #\v\/# nextgroup=@menu_toolbar_header_image skipwhite
syn match menu_268 contained #\v\.%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_toolbar_header skipwhite
hi def link menu_268 menuOption
syn match menu_269 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_269 menuNumber
syn match menu_278 contained #\v\,# nextgroup=@menu_toolbar_standard skipwhite
syn match menu_282 contained #\v\,# nextgroup=@menu_toolbar_header_key skipwhite
syn match menu_309 contained #\v\&\&|\|\||[=!<>]\=|[<>!]# nextgroup=@menu_bar_header_condition skipwhite
hi def link menu_309 menuOperator
syn match menu_314 contained #\v\/# nextgroup=@menu_bar_header_symbol skipwhite
syn match menu_317 contained #\v\/# nextgroup=@menu_bar_header_image skipwhite
syn match menu_319 contained #\v\.%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)# nextgroup=@menu_bar_header skipwhite
hi def link menu_319 menuOption
syn match menu_320 contained #\v-=\d+%(\.\d+)*># nextgroup=@menu_bar_header skipwhite
hi def link menu_320 menuNumber
syn match menu_323 contained #\v\&\&|\|\||[=!<>]\=|[<>!]#
hi def link menu_323 menuOperator
syn match menu_326 contained #\v\.%(`[^`]*`|%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*)#
hi def link menu_326 menuOption
syn match menu_327 contained #\v-=\d+%(\.\d+)*>#
hi def link menu_327 menuNumber
syn region menu_1 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_allow
syn region menu_16 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_unknown
syn region menu_18 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape
hi def link menu_18 menuString
syn region menu_20 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_app
syn region menu_36 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_state
syn region menu_42 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_choice
syn region menu_52 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_guidelines
syn region menu_60 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape nextgroup=@menu_guidelines_exclude skipwhite
hi def link menu_60 menuString
syn region menu_64 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape nextgroup=@menu_guidelines_allow skipwhite
hi def link menu_64 menuString
syn region menu_72 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_commands
syn region menu_80 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_commands_name skipwhite
hi def link menu_80 menuString
syn region menu_81 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_condition nextgroup=@menu_commands_name skipwhite
syn region menu_100 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_attributes skipwhite
hi def link menu_100 menuString
syn region menu_101 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_attributes_block
syn region menu_117 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape nextgroup=@menu_attributes_images skipwhite
hi def link menu_117 menuString
syn region menu_122 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_condition nextgroup=@menu_attributes skipwhite
syn region menu_125 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_elements
syn region menu_140 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_menu
syn region menu_144 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape nextgroup=@menu_no_head skipwhite
hi def link menu_144 menuString
syn region menu_146 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_context_traits skipwhite
hi def link menu_146 menuString
syn region menu_161 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_edit_traits skipwhite
hi def link menu_161 menuString
syn region menu_162 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_condition nextgroup=@menu_edit_traits skipwhite
syn region menu_169 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_toolbars
syn region menu_172 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_toolbar
syn region menu_203 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_menu_header skipwhite
hi def link menu_203 menuString
syn region menu_212 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape nextgroup=@menu_menu_header_images skipwhite
hi def link menu_212 menuString
syn region menu_217 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_condition nextgroup=@menu_menu_header skipwhite
syn region menu_256 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_toolbar_header skipwhite
hi def link menu_256 menuString
syn region menu_265 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape nextgroup=@menu_toolbar_header_images skipwhite
hi def link menu_265 menuString
syn region menu_270 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_condition nextgroup=@menu_toolbar_header skipwhite
syn region menu_287 contained transparent fold matchgroup=menuBrace start=#{# end=#}# contains=@menu_bar
syn region menu_303 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_bar_menu skipwhite
hi def link menu_303 menuString
syn region menu_306 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder nextgroup=@menu_bar_header skipwhite
hi def link menu_306 menuString
syn region menu_316 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape nextgroup=@menu_bar_header_images skipwhite
hi def link menu_316 menuString
syn region menu_321 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_condition nextgroup=@menu_bar_header skipwhite
syn region menu_328 contained start=#"# skip=#\\\\\|\\"# end=#"# end=#$# contains=menuEscape,menuPlaceholder
hi def link menu_328 menuString
syn region menu_329 contained transparent matchgroup=menuBrace start=#(# end=#)# contains=@menu_condition
syn match menu_2 contained #\v<%(app)># nextgroup=@menu_app_name skipwhite
hi def link menu_2 menuKeyword
syn match menu_3 contained #\v<%(state)># nextgroup=@menu_state_head skipwhite
hi def link menu_3 menuKeyword
syn match menu_4 contained #\v<%(choice)># nextgroup=@menu_choice_name skipwhite
hi def link menu_4 menuKeyword
syn match menu_5 contained #\v<%(list)># nextgroup=@menu_list_name skipwhite
hi def link menu_5 menuKeyword
syn match menu_6 contained #\v<%(commands)># nextgroup=@menu_commands_name skipwhite
hi def link menu_6 menuKeyword
syn match menu_7 contained #\v<%(screen)># nextgroup=@menu_screen_name skipwhite
hi def link menu_7 menuKeyword
syn match menu_8 contained #\v<%(item)># nextgroup=@menu_item_name skipwhite
hi def link menu_8 menuKeyword
syn match menu_10 contained #\v<%(menu)># nextgroup=@menu_menu_name skipwhite
hi def link menu_10 menuKeyword
syn match menu_11 contained #\v<%(toolbar)># nextgroup=@menu_toolbar_name skipwhite
hi def link menu_11 menuKeyword
syn match menu_12 contained #\v<%(quick)># nextgroup=@menu_icon_head skipwhite
hi def link menu_12 menuKeyword
syn match menu_13 contained #\v<%(dock)># nextgroup=@menu_icon_head skipwhite
hi def link menu_13 menuKeyword
syn match menu_14 contained #\v<%(status)># nextgroup=@menu_status_head skipwhite
hi def link menu_14 menuKeyword
syn match menu_15 contained #\v<%(guidelines)># nextgroup=@menu_guidelines_head skipwhite
hi def link menu_15 menuKeyword
syn match menu_21 contained #\v<%(platforms)># nextgroup=@menu_app_platforms skipwhite
hi def link menu_21 menuKeyword
syn match menu_22 contained #\v<%(emit)># nextgroup=@menu_app_emit skipwhite
hi def link menu_22 menuKeyword
syn match menu_23 contained #\v<%(access)># nextgroup=@menu_app_access skipwhite
hi def link menu_23 menuKeyword
syn match menu_24 contained #\v<%(strings)># nextgroup=@menu_app_strings skipwhite
hi def link menu_24 menuKeyword
syn match menu_25 contained #\v<%(accessory)>#
hi def link menu_25 menuKeyword
syn match menu_26 contained #\v<%(language)># nextgroup=@menu_app_language skipwhite
hi def link menu_26 menuKeyword
syn match menu_27 contained #\v<%(keys)># nextgroup=@menu_app_keys skipwhite
hi def link menu_27 menuKeyword
syn match menu_28 contained #\v<%(changeable)># nextgroup=@menu_app_keys skipwhite
hi def link menu_28 menuAttribute
syn match menu_29 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_app_platforms skipwhite
hi def link menu_29 menuPlatform
syn match menu_31 contained #\v<%(uikit|appkit|swiftui)># nextgroup=@menu_app_emit skipwhite
hi def link menu_31 menuConstant
syn match menu_32 contained #\v<%(internal|package|public)># nextgroup=@menu_app_access skipwhite
hi def link menu_32 menuConstant
syn match menu_34 contained #\v<%(none)># nextgroup=@menu_app_strings skipwhite
hi def link menu_34 menuConstant
syn match menu_39 contained #\v<%(Bool|Int|String)># nextgroup=@menu_state_type skipwhite
hi def link menu_39 menuType
syn match menu_43 contained #\v<%(type)># nextgroup=@menu_choice_type skipwhite
hi def link menu_43 menuAttribute
syn match menu_47 contained #\v<%(as)># nextgroup=@menu_list_field skipwhite
hi def link menu_47 menuAttribute
syn match menu_48 contained #\v<%(type)># nextgroup=@menu_list_type skipwhite
hi def link menu_48 menuAttribute
syn match menu_49 contained #\v<%(nested)># nextgroup=@menu_list_as skipwhite
hi def link menu_49 menuAttribute
syn match menu_53 contained #\v<%(strict)>#
hi def link menu_53 menuAttribute
syn match menu_54 contained #\v<%(exclude)># nextgroup=@menu_guidelines_exclude skipwhite
hi def link menu_54 menuAttribute
syn match menu_55 contained #\v<%(allow)># nextgroup=@menu_guidelines_allow skipwhite
hi def link menu_55 menuAttribute
syn match menu_57 contained #\v<%(off|note|warning|error)># nextgroup=@menu_guidelines_setting skipwhite
hi def link menu_57 menuConstant
syn match menu_58 contained #\v<%(max|min)># nextgroup=@menu_guidelines_setting skipwhite
hi def link menu_58 menuAttribute
syn match menu_61 contained #\v<%(in)># nextgroup=@menu_guidelines_allow skipwhite
hi def link menu_61 menuAttribute
syn match menu_62 contained #\v<%(at)># nextgroup=@menu_guidelines_allow skipwhite
hi def link menu_62 menuAttribute
syn match menu_65 contained #\v<%(enabled|shown)># nextgroup=@menu_commands_name skipwhite
hi def link menu_65 menuAttribute
syn match menu_66 contained #\v<%(when)># nextgroup=@menu_commands_name_condition skipwhite
hi def link menu_66 menuAttribute
syn match menu_67 contained #\v<%(often|rarely|onscreen|undoable|verbatim)># nextgroup=@menu_commands_name skipwhite
hi def link menu_67 menuAttribute
syn match menu_68 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_commands_name skipwhite
hi def link menu_68 menuPlatform
syn match menu_69 contained #\v<%(affects)># nextgroup=@menu_commands_name_affects skipwhite
hi def link menu_69 menuAttribute
syn match menu_70 contained #\v<%(opens)># nextgroup=@menu_commands_name_opens skipwhite
hi def link menu_70 menuAttribute
syn match menu_74 contained #\v<%(document|selection|view|app)># nextgroup=@menu_commands_name skipwhite
hi def link menu_74 menuConstant
syn match menu_75 contained #\v<%(item|elsewhere)># nextgroup=@menu_commands_name skipwhite
hi def link menu_75 menuConstant
syn match menu_76 contained #\v<%(true|false)># nextgroup=@menu_commands_name skipwhite
hi def link menu_76 menuConstant
syn match menu_83 contained #\v<%(symbol)># nextgroup=@menu_attributes_symbol skipwhite
hi def link menu_83 menuAttribute
syn match menu_84 contained #\v<%(image)># nextgroup=@menu_attributes_image skipwhite
hi def link menu_84 menuAttribute
syn match menu_85 contained #\v<%(key)># nextgroup=@menu_attributes_key skipwhite
hi def link menu_85 menuAttribute
syn match menu_86 contained #\v<%(enabled|shown|on|mixed)># nextgroup=@menu_attributes skipwhite
hi def link menu_86 menuAttribute
syn match menu_87 contained #\v<%(when)># nextgroup=@menu_attributes_condition skipwhite
hi def link menu_87 menuAttribute
syn match menu_88 contained #\v<%(title|label|destructive|confirm|often|rarely|primary|onscreen|asks|navigates|undoable|verbatim|option|help)># nextgroup=@menu_attributes skipwhite
hi def link menu_88 menuAttribute
syn match menu_89 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_attributes skipwhite
hi def link menu_89 menuPlatform
syn match menu_90 contained #\v<%(message|button)># nextgroup=@menu_attributes skipwhite
hi def link menu_90 menuAttribute
syn match menu_91 contained #\v<%(or)># nextgroup=@menu_attributes_answer skipwhite
hi def link menu_91 menuAttribute
syn match menu_92 contained #\v<%(zero|one|two|few|many|other)># nextgroup=@menu_attributes skipwhite
hi def link menu_92 menuAttribute
syn match menu_93 contained #\v<%(by)># nextgroup=@menu_attributes_by skipwhite
hi def link menu_93 menuAttribute
syn match menu_94 contained #\v<%(affects)># nextgroup=@menu_attributes_affects skipwhite
hi def link menu_94 menuAttribute
syn match menu_95 contained #\v<%(opens)># nextgroup=@menu_attributes_opens skipwhite
hi def link menu_95 menuAttribute
syn match menu_96 contained #\v<%(choose)># nextgroup=@menu_attributes_choose skipwhite
hi def link menu_96 menuAttribute
syn match menu_97 contained #\v<%(pick)># nextgroup=@menu_attributes_pick skipwhite
hi def link menu_97 menuAttribute
syn match menu_98 contained #\v<%(subtitle)># nextgroup=@menu_attributes_subtitle skipwhite
hi def link menu_98 menuAttribute
syn match menu_99 contained #\v<%(keeps)># nextgroup=@menu_attributes_keeps skipwhite
hi def link menu_99 menuAttribute
syn match menu_105 contained #\v<%(always|global|fixed)># nextgroup=@menu_attributes_always skipwhite
hi def link menu_105 menuAttribute
syn match menu_108 contained #\v<%(document|selection|view|app)># nextgroup=@menu_attributes skipwhite
hi def link menu_108 menuConstant
syn match menu_109 contained #\v<%(item|elsewhere)># nextgroup=@menu_attributes skipwhite
hi def link menu_109 menuConstant
syn match menu_112 contained #\v<%(option)># nextgroup=@menu_attributes skipwhite
hi def link menu_112 menuConstant
syn match menu_113 contained #\v<%(open)># nextgroup=@menu_attributes skipwhite
hi def link menu_113 menuAttribute
syn match menu_116 contained #\v<%(stays)># nextgroup=@menu_attributes skipwhite
hi def link menu_116 menuAttribute
syn match menu_119 contained #\v<%(true|false)># nextgroup=@menu_attributes skipwhite
hi def link menu_119 menuConstant
syn match menu_124 contained #\v<%(scrolls|tab|bar|settings|sheet)># nextgroup=@menu_screen_traits skipwhite
hi def link menu_124 menuAttribute
syn match menu_127 contained #\v<%(background)># nextgroup=@menu_background_head skipwhite
hi def link menu_127 menuKeyword
syn match menu_128 contained #\v<%(button)># nextgroup=@menu_button_name skipwhite
hi def link menu_128 menuKeyword
syn match menu_129 contained #\v<%(more)># nextgroup=@menu_more_head skipwhite
hi def link menu_129 menuKeyword
syn match menu_130 contained #\v<%(context)># nextgroup=@menu_context_head skipwhite
hi def link menu_130 menuKeyword
syn match menu_131 contained #\v<%(edit)># nextgroup=@menu_edit_head skipwhite
hi def link menu_131 menuKeyword
syn match menu_132 contained #\v<%(no)># nextgroup=@menu_no_head skipwhite
hi def link menu_132 menuKeyword
syn match menu_133 contained #\v<%(shows)># nextgroup=@menu_shows skipwhite
hi def link menu_133 menuKeyword
syn match menu_134 contained #\v<%(swipe)># nextgroup=@menu_swipe_head skipwhite
hi def link menu_134 menuKeyword
syn match menu_135 contained #\v<%(preview)># nextgroup=@menu_preview_name skipwhite
hi def link menu_135 menuKeyword
syn match menu_136 contained #\v<%(on)># nextgroup=@menu_elements_on skipwhite
hi def link menu_136 menuKeyword
syn match menu_137 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_elements_on skipwhite
hi def link menu_137 menuPlatform
syn match menu_139 contained #\v<%(leading|trailing|full)># nextgroup=@menu_swipe_head skipwhite
hi def link menu_139 menuAttribute
syn match menu_142 contained #\v<%(button)># nextgroup=@menu_menu_header skipwhite
hi def link menu_142 menuKeyword
syn match menu_143 contained #\v<%(menu)># nextgroup=@menu_no_head skipwhite
hi def link menu_143 menuKeyword
syn match menu_145 contained #\v<%(menu)># nextgroup=@menu_context_traits skipwhite
hi def link menu_145 menuKeyword
syn match menu_147 contained #\v<%(zero|one|two|few|many|other)># nextgroup=@menu_context_traits skipwhite
hi def link menu_147 menuAttribute
syn match menu_148 contained #\v<%(by)># nextgroup=@menu_context_traits_by skipwhite
hi def link menu_148 menuAttribute
syn match menu_149 contained #\v<%(fixed)># nextgroup=@menu_context_traits skipwhite
hi def link menu_149 menuAttribute
syn match menu_151 contained #\v<%(menu)># nextgroup=@menu_edit_traits skipwhite
hi def link menu_151 menuKeyword
syn match menu_152 contained #\v<%(selection|pasteboard)># nextgroup=@menu_edit_traits_condition skipwhite
hi def link menu_152 menuAttribute
syn match menu_153 contained #\v<%(undoable)># nextgroup=@menu_edit_traits skipwhite
hi def link menu_153 menuAttribute
syn match menu_154 contained #\v<%(selects|arrow)># nextgroup=@menu_edit_value skipwhite
hi def link menu_154 menuAttribute
syn match menu_156 contained #\v<%(word|all|up|down|left|right)># nextgroup=@menu_edit_traits skipwhite
hi def link menu_156 menuConstant
syn match menu_157 contained #\v<%(true|false)># nextgroup=@menu_edit_traits skipwhite
hi def link menu_157 menuConstant
syn match menu_164 contained #\v<%(rounded|capsule|circle|drags)># nextgroup=@menu_preview_traits skipwhite
hi def link menu_164 menuAttribute
syn match menu_166 contained #\v<%(opens)># nextgroup=@menu_preview_opens skipwhite
hi def link menu_166 menuAttribute
syn match menu_170 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_toolbar_traits skipwhite
hi def link menu_170 menuPlatform
syn match menu_171 contained #\v<%(customizable|hideable|navigator|browser|editor)># nextgroup=@menu_toolbar_traits skipwhite
hi def link menu_171 menuAttribute
syn match menu_174 contained #\v<%(each)># nextgroup=@menu_menu_header_tap skipwhite
hi def link menu_174 menuKeyword
syn match menu_175 contained #\v<%(menu)># nextgroup=@menu_menu_entry skipwhite
hi def link menu_175 menuKeyword
syn match menu_177 contained #\v<%(section)># nextgroup=@menu_menu_header skipwhite
hi def link menu_177 menuKeyword
syn match menu_178 contained #\v<%(row)># nextgroup=@menu_row_head skipwhite
hi def link menu_178 menuKeyword
syn match menu_179 contained #\v<%(palette)># nextgroup=@menu_menu_header skipwhite
hi def link menu_179 menuKeyword
syn match menu_180 contained #\v<%(include)># nextgroup=@menu_menu_type skipwhite
hi def link menu_180 menuKeyword
syn match menu_181 contained #\v<%(standard)># nextgroup=@menu_menu_standard skipwhite
hi def link menu_181 menuKeyword
syn match menu_182 contained #\v<%(when)># nextgroup=@menu_menu_header_presence skipwhite
hi def link menu_182 menuKeyword
syn match menu_183 contained #\v<%(on)># nextgroup=@menu_menu_on skipwhite
hi def link menu_183 menuKeyword
syn match menu_193 contained #\v<%(symbol)># nextgroup=@menu_menu_header_symbol skipwhite
hi def link menu_193 menuAttribute
syn match menu_194 contained #\v<%(image)># nextgroup=@menu_menu_header_image skipwhite
hi def link menu_194 menuAttribute
syn match menu_195 contained #\v<%(enabled|shown)># nextgroup=@menu_menu_header skipwhite
hi def link menu_195 menuAttribute
syn match menu_196 contained #\v<%(when)># nextgroup=@menu_menu_header_condition skipwhite
hi def link menu_196 menuAttribute
syn match menu_197 contained #\v<%(subtitle)># nextgroup=@menu_menu_header skipwhite
hi def link menu_197 menuAttribute
syn match menu_198 contained #\v<%(tap)># nextgroup=@menu_menu_header_tap skipwhite
hi def link menu_198 menuAttribute
syn match menu_199 contained #\v<%(as)># nextgroup=@menu_menu_header_as skipwhite
hi def link menu_199 menuAttribute
syn match menu_200 contained #\v<%(hidden|essential|prominent|selectable|springs)># nextgroup=@menu_menu_header skipwhite
hi def link menu_200 menuAttribute
syn match menu_201 contained #\v<%(clicks)># nextgroup=@menu_menu_header_clicks skipwhite
hi def link menu_201 menuAttribute
syn match menu_202 contained #\v<%(alternate)># nextgroup=@menu_menu_header_alternate skipwhite
hi def link menu_202 menuAttribute
syn match menu_204 contained #\v<%(zero|one|two|few|many|other)># nextgroup=@menu_menu_header skipwhite
hi def link menu_204 menuAttribute
syn match menu_205 contained #\v<%(by)># nextgroup=@menu_menu_header_by skipwhite
hi def link menu_205 menuAttribute
syn match menu_208 contained #\v<%(none)># nextgroup=@menu_menu_header skipwhite
hi def link menu_208 menuConstant
syn match menu_211 contained #\v<%(stays)># nextgroup=@menu_menu_header skipwhite
hi def link menu_211 menuAttribute
syn match menu_214 contained #\v<%(true|false)># nextgroup=@menu_menu_header skipwhite
hi def link menu_214 menuConstant
syn match menu_218 contained #\v<%(DEBUG)># nextgroup=@menu_menu_header skipwhite
hi def link menu_218 menuConstant
syn match menu_219 contained #\v<%(through)># nextgroup=@menu_menu_header skipwhite
hi def link menu_219 menuAttribute
syn match menu_220 contained #\v<%(cmd|ctrl|opt|shift|fn)># nextgroup=@menu_menu_header skipwhite
hi def link menu_220 menuKey
syn match menu_221 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_menu_on skipwhite
hi def link menu_221 menuPlatform
syn match menu_222 contained #\v<%(small|medium)># nextgroup=@menu_row_head skipwhite
hi def link menu_222 menuAttribute
syn match menu_223 contained #\v<%(about|settings|services|hide|hideOthers|showAll|quit|new|open|openRecent|close|save|saveAs|duplicate|rename|moveTo|revert|pageSetup|print|share|undo|redo|cut|copy|paste|pasteAndMatchStyle|delete|select|selectAll|find|findNext|findPrevious|useSelectionForFind|jumpToSelection|replace|spelling|substitutions|transformations|speech|showSpelling|checkSpelling|checkSpellingWhileTyping|correctSpelling|showSubstitutions|smartCopyPaste|smartQuotes|smartDashes|smartLinks|textReplacement|makeUpperCase|makeLowerCase|capitalize|startSpeaking|stopSpeaking|lookUp|translate|searchWeb|font|text|bold|italic|underline|bigger|smaller|showFonts|showColors|copyStyle|pasteStyle|alignLeft|alignCenter|alignRight|justify|alignment|writingDirection|toolbar|customizeToolbar|sidebar|inspector|tabBar|fullScreen|minimize|zoom|bringAllToFront|help|back|forward|cancel|done)># nextgroup=@menu_menu_standards skipwhite
hi def link menu_223 menuStandard
syn match menu_226 contained #\v<%(key)># nextgroup=@menu_menu_header_key skipwhite
hi def link menu_226 menuAttribute
syn match menu_227 contained #\v<%(none)># nextgroup=@menu_menu_standards skipwhite
hi def link menu_227 menuConstant
syn match menu_230 contained #\v<%(always|global|fixed)># nextgroup=@menu_menu_header_keys skipwhite
hi def link menu_230 menuAttribute
syn match menu_236 contained #\v<%(standard)># nextgroup=@menu_toolbar_standard skipwhite
hi def link menu_236 menuKeyword
syn match menu_237 contained #\v<%(when)># nextgroup=@menu_toolbar_header_presence skipwhite
hi def link menu_237 menuKeyword
syn match menu_238 contained #\v<%(on)># nextgroup=@menu_toolbar_on skipwhite
hi def link menu_238 menuKeyword
syn match menu_239 contained #\v<%(view)># nextgroup=@menu_toolbar_type skipwhite
hi def link menu_239 menuKeyword
syn match menu_240 contained #\v<%(group)># nextgroup=@menu_toolbar_group skipwhite
hi def link menu_240 menuKeyword
syn match menu_241 contained #\v<%(segmented)># nextgroup=@menu_toolbar_segmented skipwhite
hi def link menu_241 menuKeyword
syn match menu_242 contained #\v<%(search)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_242 menuKeyword
syn match menu_243 contained #\v<%(leading|center|trailing)># nextgroup=@menu_toolbar_area skipwhite
hi def link menu_243 menuKeyword
syn match menu_244 contained #\v<%(space|flexible)>#
hi def link menu_244 menuKeyword
syn match menu_246 contained #\v<%(symbol)># nextgroup=@menu_toolbar_header_symbol skipwhite
hi def link menu_246 menuAttribute
syn match menu_247 contained #\v<%(image)># nextgroup=@menu_toolbar_header_image skipwhite
hi def link menu_247 menuAttribute
syn match menu_248 contained #\v<%(enabled|shown)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_248 menuAttribute
syn match menu_249 contained #\v<%(when)># nextgroup=@menu_toolbar_header_condition skipwhite
hi def link menu_249 menuAttribute
syn match menu_250 contained #\v<%(subtitle)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_250 menuAttribute
syn match menu_251 contained #\v<%(tap)># nextgroup=@menu_toolbar_header_tap skipwhite
hi def link menu_251 menuAttribute
syn match menu_252 contained #\v<%(as)># nextgroup=@menu_toolbar_header_as skipwhite
hi def link menu_252 menuAttribute
syn match menu_253 contained #\v<%(hidden|essential|prominent|selectable|springs)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_253 menuAttribute
syn match menu_254 contained #\v<%(clicks)># nextgroup=@menu_toolbar_header_clicks skipwhite
hi def link menu_254 menuAttribute
syn match menu_255 contained #\v<%(alternate)># nextgroup=@menu_toolbar_header_alternate skipwhite
hi def link menu_255 menuAttribute
syn match menu_257 contained #\v<%(zero|one|two|few|many|other)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_257 menuAttribute
syn match menu_258 contained #\v<%(by)># nextgroup=@menu_toolbar_header_by skipwhite
hi def link menu_258 menuAttribute
syn match menu_261 contained #\v<%(none)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_261 menuConstant
syn match menu_264 contained #\v<%(stays)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_264 menuAttribute
syn match menu_267 contained #\v<%(true|false)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_267 menuConstant
syn match menu_271 contained #\v<%(DEBUG)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_271 menuConstant
syn match menu_273 contained #\v<%(through)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_273 menuAttribute
syn match menu_274 contained #\v<%(cmd|ctrl|opt|shift|fn)># nextgroup=@menu_toolbar_header skipwhite
hi def link menu_274 menuKey
syn match menu_275 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_toolbar_on skipwhite
hi def link menu_275 menuPlatform
syn match menu_276 contained #\v<%(about|settings|services|hide|hideOthers|showAll|quit|new|open|openRecent|close|save|saveAs|duplicate|rename|moveTo|revert|pageSetup|print|share|undo|redo|cut|copy|paste|pasteAndMatchStyle|delete|select|selectAll|find|findNext|findPrevious|useSelectionForFind|jumpToSelection|replace|spelling|substitutions|transformations|speech|showSpelling|checkSpelling|checkSpellingWhileTyping|correctSpelling|showSubstitutions|smartCopyPaste|smartQuotes|smartDashes|smartLinks|textReplacement|makeUpperCase|makeLowerCase|capitalize|startSpeaking|stopSpeaking|lookUp|translate|searchWeb|font|text|bold|italic|underline|bigger|smaller|showFonts|showColors|copyStyle|pasteStyle|alignLeft|alignCenter|alignRight|justify|alignment|writingDirection|toolbar|customizeToolbar|sidebar|inspector|tabBar|fullScreen|minimize|zoom|bringAllToFront|help|back|forward|cancel|done)># nextgroup=@menu_toolbar_standards skipwhite
hi def link menu_276 menuStandard
syn match menu_279 contained #\v<%(key)># nextgroup=@menu_toolbar_header_key skipwhite
hi def link menu_279 menuAttribute
syn match menu_280 contained #\v<%(none)># nextgroup=@menu_toolbar_standards skipwhite
hi def link menu_280 menuConstant
syn match menu_283 contained #\v<%(always|global|fixed)># nextgroup=@menu_toolbar_header_keys skipwhite
hi def link menu_283 menuAttribute
syn match menu_284 contained #\v<%(menu)># nextgroup=@menu_menu_header skipwhite
hi def link menu_284 menuKeyword
syn match menu_285 contained #\v<%(customizable)># nextgroup=@menu_toolbar_area skipwhite
hi def link menu_285 menuAttribute
syn match menu_286 contained #\v<%(bar)># nextgroup=@menu_bar_head skipwhite
hi def link menu_286 menuKeyword
syn match menu_288 contained #\v<%(actions)># nextgroup=@menu_icon_head skipwhite
hi def link menu_288 menuKeyword
syn match menu_289 contained #\v<%(menu)># nextgroup=@menu_icon_head skipwhite
hi def link menu_289 menuKeyword
syn match menu_290 contained #\v<%(item)># nextgroup=@menu_status_name skipwhite
hi def link menu_290 menuKeyword
syn match menu_292 contained #\v<%(app|file|edit|format|view|window|help)># nextgroup=@menu_bar_system skipwhite
hi def link menu_292 menuKeyword
syn match menu_293 contained #\v<%(menu)># nextgroup=@menu_bar_menu skipwhite
hi def link menu_293 menuKeyword
syn match menu_294 contained #\v<%(on)># nextgroup=@menu_bar_on skipwhite
hi def link menu_294 menuKeyword
syn match menu_295 contained #\v<%(standard)># nextgroup=@menu_bar_system skipwhite
hi def link menu_295 menuAttribute
syn match menu_297 contained #\v<%(iOS|iPadOS|macOS|macCatalyst|tvOS|watchOS|visionOS)># nextgroup=@menu_bar_on skipwhite
hi def link menu_297 menuPlatform
syn match menu_299 contained #\v<%(symbol)># nextgroup=@menu_bar_header_symbol skipwhite
hi def link menu_299 menuAttribute
syn match menu_300 contained #\v<%(image)># nextgroup=@menu_bar_header_image skipwhite
hi def link menu_300 menuAttribute
syn match menu_301 contained #\v<%(enabled|shown)># nextgroup=@menu_bar_menu skipwhite
hi def link menu_301 menuAttribute
syn match menu_302 contained #\v<%(when)># nextgroup=@menu_bar_header_condition skipwhite
hi def link menu_302 menuAttribute
syn match menu_304 contained #\v<%(enabled|shown)># nextgroup=@menu_bar_header skipwhite
hi def link menu_304 menuAttribute
syn match menu_305 contained #\v<%(tap)># nextgroup=@menu_bar_header_tap skipwhite
hi def link menu_305 menuAttribute
syn match menu_307 contained #\v<%(zero|one|two|few|many|other)># nextgroup=@menu_bar_header skipwhite
hi def link menu_307 menuAttribute
syn match menu_308 contained #\v<%(by)># nextgroup=@menu_bar_header_by skipwhite
hi def link menu_308 menuAttribute
syn match menu_310 contained #\v<%(when)># nextgroup=@menu_bar_header_presence skipwhite
hi def link menu_310 menuAttribute
syn match menu_312 contained #\v<%(none)># nextgroup=@menu_bar_header skipwhite
hi def link menu_312 menuConstant
syn match menu_315 contained #\v<%(stays)># nextgroup=@menu_bar_header skipwhite
hi def link menu_315 menuAttribute
syn match menu_318 contained #\v<%(true|false)># nextgroup=@menu_bar_header skipwhite
hi def link menu_318 menuConstant
syn match menu_322 contained #\v<%(DEBUG)># nextgroup=@menu_bar_header skipwhite
hi def link menu_322 menuConstant
syn match menu_324 contained #\v<%(true|false)>#
hi def link menu_324 menuConstant
syn match menu_9 contained #\v<%(menu)>%(\s+bar>)@=# nextgroup=@menu_bar_head skipwhite
hi def link menu_9 menuKeyword
syn match menu_176 contained #\v<%(text)>%(\s*")@=# nextgroup=@menu_menu_header skipwhite
hi def link menu_176 menuKeyword
syn match menu_184 contained #\v<%(view)>%(\s+%(`|%(\h|[^\x00-\x7f])))@=# nextgroup=@menu_menu_type skipwhite
hi def link menu_184 menuKeyword
syn match menu_185 contained #\v<%(group)>%(\s*["{])@=# nextgroup=@menu_toolbar_group skipwhite
hi def link menu_185 menuKeyword
syn match menu_186 contained #\v<%(segmented)>%(\s+%(`|%(\h|[^\x00-\x7f])))@=# nextgroup=@menu_menu_segmented skipwhite
hi def link menu_186 menuKeyword
syn match menu_187 contained #\v<%(search)>%(\s*")@=# nextgroup=@menu_menu_header skipwhite
hi def link menu_187 menuKeyword
syn match menu_188 contained #\v<%(title)>%(\s+menu>)@=# nextgroup=@menu_title_head skipwhite
hi def link menu_188 menuKeyword
syn match menu_189 contained #\v<%(leading|center|trailing)>%(\s*["{])@=# nextgroup=@menu_toolbar_area skipwhite
hi def link menu_189 menuKeyword
syn match menu_190 contained #\v<%(bottom)>%(\s*["{])@=# nextgroup=@menu_toolbar_area skipwhite
hi def link menu_190 menuKeyword
syn match menu_191 contained #\v<%(edit)>%(\s+menu>)@=# nextgroup=@menu_edit_head skipwhite
hi def link menu_191 menuKeyword
syn match menu_231 contained #\v<%(each)>%(\s+%(`|%(\h|[^\x00-\x7f])))@=# nextgroup=@menu_toolbar_header_tap skipwhite
hi def link menu_231 menuKeyword
syn match menu_232 contained #\v<%(section)>%(\s*["{])@=# nextgroup=@menu_menu_header skipwhite
hi def link menu_232 menuKeyword
syn match menu_233 contained #\v<%(row)>%(\s*["{])@=# nextgroup=@menu_row_head skipwhite
hi def link menu_233 menuKeyword
syn match menu_234 contained #\v<%(palette)>%(\s*["{])@=# nextgroup=@menu_menu_header skipwhite
hi def link menu_234 menuKeyword
syn match menu_235 contained #\v<%(include)>%(\s+%(`|%(\h|[^\x00-\x7f])))@=# nextgroup=@menu_toolbar_type skipwhite
hi def link menu_235 menuKeyword
syn match menu_296 contained #\v<%(only)>%(\s+when>)@=# nextgroup=@menu_bar_header_only skipwhite
hi def link menu_296 menuAttribute

syn cluster menu_file contains=@menuTrivia,menu_0,menu_1,menu_2,menu_3,menu_4,menu_5,menu_6,menu_7,menu_8,menu_9,menu_10,menu_11,menu_12,menu_13,menu_14,menu_15,menu_16
syn cluster menu_allow contains=@menuTrivia,menu_17,menu_18
syn cluster menu_app_name contains=menuBlank_app_name,menuSkip_app_name,menu_19,menu_20
syn cluster menu_app contains=@menuTrivia,menu_0,menu_1,menu_21,menu_22,menu_23,menu_24,menu_25,menu_26,menu_27,menu_16
syn cluster menu_app_keys contains=menuBlank_app_keys,menuSkip_app_keys,menu_28,menu_16
syn cluster menu_app_platforms contains=menuBlank_app_platforms,menuSkip_app_platforms,menu_29,menu_30,menu_16
syn cluster menu_app_emit contains=menuBlank_app_emit,menuSkip_app_emit,menu_31,menu_16
syn cluster menu_app_access contains=menuBlank_app_access,menuSkip_app_access,menu_32,menu_16
syn cluster menu_app_language contains=menuBlank_app_language,menuSkip_app_language,menu_33,menu_16
syn cluster menu_app_strings contains=menuBlank_app_strings,menuSkip_app_strings,menu_34,menu_35,menu_16
syn cluster menu_state_head contains=menuBlank_state_head,menuSkip_state_head,menu_36
syn cluster menu_state contains=@menuTrivia,menu_0,menu_1,menu_37,menu_16
syn cluster menu_state_colon contains=menuBlank_state_colon,menuSkip_state_colon,menu_38,menu_16
syn cluster menu_state_type contains=menuBlank_state_type,menuSkip_state_type,menu_39,menu_40,menu_16
syn cluster menu_choice_name contains=menuBlank_choice_name,menuSkip_choice_name,menu_41,menu_42
syn cluster menu_choice_as contains=menuBlank_choice_as,menuSkip_choice_as,menu_43,menu_42
syn cluster menu_choice_type contains=menuBlank_choice_type,menuSkip_choice_type,menu_44,menu_42
syn cluster menu_choice contains=@menuTrivia,menu_0,menu_1,menu_45,menu_16
syn cluster menu_list_name contains=menuBlank_list_name,menuSkip_list_name,menu_46,menu_16
syn cluster menu_list_as contains=menuBlank_list_as,menuSkip_list_as,menu_47,menu_48,menu_49,menu_16
syn cluster menu_list_field contains=menuBlank_list_field,menuSkip_list_field,menu_50,menu_16
syn cluster menu_list_type contains=menuBlank_list_type,menuSkip_list_type,menu_46,menu_16
syn cluster menu_guidelines_head contains=menuBlank_guidelines_head,menuSkip_guidelines_head,menu_51,menu_52
syn cluster menu_guidelines contains=@menuTrivia,menu_0,menu_1,menu_53,menu_54,menu_55,menu_56,menu_16
syn cluster menu_guidelines_setting contains=menuBlank_guidelines_setting,menuSkip_guidelines_setting,menu_57,menu_58,menu_59,menu_16
syn cluster menu_guidelines_exclude contains=menuBlank_guidelines_exclude,menuSkip_guidelines_exclude,menu_60,menu_16
syn cluster menu_guidelines_allow contains=menuBlank_guidelines_allow,menuSkip_guidelines_allow,menu_61,menu_62,menu_63,menu_64,menu_16
syn cluster menu_commands_name contains=menuBlank_commands_name,menuSkip_commands_name,menu_65,menu_66,menu_67,menu_68,menu_69,menu_70,menu_71,menu_72,menu_73
syn cluster menu_commands_name_affects contains=menuBlank_commands_name_affects,menuSkip_commands_name_affects,menu_74,menu_16
syn cluster menu_commands_name_opens contains=menuBlank_commands_name_opens,menuSkip_commands_name_opens,menu_75,menu_16
syn cluster menu_commands_name_condition contains=menuBlank_commands_name_condition,menuSkip_commands_name_condition,menu_73,menu_76,menu_77,menu_78,menu_79,menu_80,menu_81,menu_16
syn cluster menu_commands contains=@menuTrivia,menu_0,menu_1,menu_82,menu_16
syn cluster menu_attributes contains=menuBlank_attributes,menuSkip_attributes,menu_83,menu_84,menu_85,menu_86,menu_87,menu_88,menu_89,menu_90,menu_91,menu_92,menu_93,menu_94,menu_95,menu_96,menu_97,menu_98,menu_99,menu_100,menu_101,menu_102
syn cluster menu_attributes_block contains=@menuTrivia,menu_0,menu_1,menu_83,menu_84,menu_85,menu_86,menu_87,menu_88,menu_89,menu_90,menu_91,menu_92,menu_93,menu_94,menu_95,menu_96,menu_97,menu_98,menu_99,menu_100,menu_101,menu_102
syn cluster menu_attributes_key contains=menuBlank_attributes_key,menuSkip_attributes_key,menu_103,menu_16
syn cluster menu_attributes_always contains=menuBlank_attributes_always,menuSkip_attributes_always,menu_104,menu_105,menu_83,menu_84,menu_85,menu_86,menu_87,menu_88,menu_89,menu_90,menu_91,menu_92,menu_93,menu_94,menu_95,menu_96,menu_97,menu_98,menu_99,menu_100,menu_101,menu_102
syn cluster menu_attributes_answer contains=menuBlank_attributes_answer,menuSkip_attributes_answer,menu_106,menu_16
syn cluster menu_attributes_answers contains=menuBlank_attributes_answers,menuSkip_attributes_answers,menu_107,menu_83,menu_84,menu_85,menu_86,menu_87,menu_88,menu_89,menu_90,menu_91,menu_92,menu_93,menu_94,menu_95,menu_96,menu_97,menu_98,menu_99,menu_100,menu_101,menu_102
syn cluster menu_attributes_affects contains=menuBlank_attributes_affects,menuSkip_attributes_affects,menu_108,menu_16
syn cluster menu_attributes_opens contains=menuBlank_attributes_opens,menuSkip_attributes_opens,menu_109,menu_16
syn cluster menu_attributes_choose contains=menuBlank_attributes_choose,menuSkip_attributes_choose,menu_110,menu_16
syn cluster menu_attributes_pick contains=menuBlank_attributes_pick,menuSkip_attributes_pick,menu_111,menu_16
syn cluster menu_attributes_subtitle contains=menuBlank_attributes_subtitle,menuSkip_attributes_subtitle,menu_112,menu_100,menu_16
syn cluster menu_attributes_keeps contains=menuBlank_attributes_keeps,menuSkip_attributes_keeps,menu_113,menu_16
syn cluster menu_attributes_by contains=menuBlank_attributes_by,menuSkip_attributes_by,menu_110,menu_16
syn cluster menu_attributes_symbol contains=menuBlank_attributes_symbol,menuSkip_attributes_symbol,menu_114,menu_16
syn cluster menu_attributes_symbols contains=menuBlank_attributes_symbols,menuSkip_attributes_symbols,menu_115,menu_116,menu_83,menu_84,menu_85,menu_86,menu_87,menu_88,menu_89,menu_90,menu_91,menu_92,menu_93,menu_94,menu_95,menu_96,menu_97,menu_98,menu_99,menu_100,menu_101,menu_102
syn cluster menu_attributes_image contains=menuBlank_attributes_image,menuSkip_attributes_image,menu_117,menu_16
syn cluster menu_attributes_images contains=menuBlank_attributes_images,menuSkip_attributes_images,menu_118,menu_116,menu_83,menu_84,menu_85,menu_86,menu_87,menu_88,menu_89,menu_90,menu_91,menu_92,menu_93,menu_94,menu_95,menu_96,menu_97,menu_98,menu_99,menu_100,menu_101,menu_102
syn cluster menu_attributes_condition contains=menuBlank_attributes_condition,menuSkip_attributes_condition,menu_102,menu_119,menu_110,menu_120,menu_121,menu_100,menu_122,menu_16
syn cluster menu_screen_name contains=menuBlank_screen_name,menuSkip_screen_name,menu_123,menu_16
syn cluster menu_screen_traits contains=menuBlank_screen_traits,menuSkip_screen_traits,menu_124,menu_125
syn cluster menu_item_name contains=menuBlank_item_name,menuSkip_item_name,menu_126,menu_125
syn cluster menu_elements contains=@menuTrivia,menu_0,menu_1,menu_8,menu_127,menu_128,menu_129,menu_11,menu_130,menu_131,menu_132,menu_133,menu_134,menu_135,menu_136,menu_16
syn cluster menu_elements_on contains=menuBlank_elements_on,menuSkip_elements_on,menu_137,menu_125
syn cluster menu_shows contains=menuBlank_shows,menuSkip_shows,menu_138,menu_16
syn cluster menu_background_head contains=menuBlank_background_head,menuSkip_background_head,menu_125
syn cluster menu_swipe_head contains=menuBlank_swipe_head,menuSkip_swipe_head,menu_139,menu_140
syn cluster menu_button_name contains=menuBlank_button_name,menuSkip_button_name,menu_141,menu_16
syn cluster menu_more_head contains=menuBlank_more_head,menuSkip_more_head,menu_142,menu_16
syn cluster menu_no_head contains=menuBlank_no_head,menuSkip_no_head,menu_143,menu_144,menu_16
syn cluster menu_context_head contains=menuBlank_context_head,menuSkip_context_head,menu_145,menu_16
syn cluster menu_context_traits contains=menuBlank_context_traits,menuSkip_context_traits,menu_146,menu_147,menu_148,menu_149,menu_140
syn cluster menu_context_traits_by contains=menuBlank_context_traits_by,menuSkip_context_traits_by,menu_150,menu_16
syn cluster menu_edit_head contains=menuBlank_edit_head,menuSkip_edit_head,menu_151,menu_16
syn cluster menu_edit_traits contains=menuBlank_edit_traits,menuSkip_edit_traits,menu_152,menu_153,menu_154,menu_140,menu_155
syn cluster menu_edit_value contains=menuBlank_edit_value,menuSkip_edit_value,menu_156,menu_16
syn cluster menu_edit_traits_condition contains=menuBlank_edit_traits_condition,menuSkip_edit_traits_condition,menu_155,menu_157,menu_158,menu_159,menu_160,menu_161,menu_162,menu_16
syn cluster menu_preview_name contains=menuBlank_preview_name,menuSkip_preview_name,menu_163,menu_16
syn cluster menu_preview_traits contains=menuBlank_preview_traits,menuSkip_preview_traits,menu_164,menu_165,menu_166,menu_16
syn cluster menu_preview_opens contains=menuBlank_preview_opens,menuSkip_preview_opens,menu_167,menu_16
syn cluster menu_toolbar_name contains=menuBlank_toolbar_name,menuSkip_toolbar_name,menu_168,menu_169
syn cluster menu_toolbars contains=@menuTrivia,menu_0,menu_1,menu_170,menu_16
syn cluster menu_toolbar_traits contains=menuBlank_toolbar_traits,menuSkip_toolbar_traits,menu_170,menu_171,menu_172
syn cluster menu_menu contains=@menuTrivia,menu_0,menu_1,menu_173,menu_174,menu_175,menu_176,menu_177,menu_178,menu_179,menu_180,menu_181,menu_182,menu_183,menu_184,menu_185,menu_186,menu_187,menu_188,menu_189,menu_190,menu_191,menu_192,menu_16
syn cluster menu_menu_header contains=menuBlank_menu_header,menuSkip_menu_header,menu_193,menu_194,menu_195,menu_196,menu_197,menu_198,menu_199,menu_200,menu_201,menu_202,menu_203,menu_140,menu_204,menu_205,menu_206
syn cluster menu_menu_header_by contains=menuBlank_menu_header_by,menuSkip_menu_header_by,menu_207,menu_16
syn cluster menu_menu_header_symbol contains=menuBlank_menu_header_symbol,menuSkip_menu_header_symbol,menu_208,menu_209,menu_16
syn cluster menu_menu_header_symbols contains=menuBlank_menu_header_symbols,menuSkip_menu_header_symbols,menu_210,menu_211,menu_193,menu_194,menu_195,menu_196,menu_197,menu_198,menu_199,menu_200,menu_201,menu_202,menu_203,menu_140,menu_204,menu_205,menu_206
syn cluster menu_menu_header_image contains=menuBlank_menu_header_image,menuSkip_menu_header_image,menu_212,menu_16
syn cluster menu_menu_header_images contains=menuBlank_menu_header_images,menuSkip_menu_header_images,menu_213,menu_211,menu_193,menu_194,menu_195,menu_196,menu_197,menu_198,menu_199,menu_200,menu_201,menu_202,menu_203,menu_140,menu_204,menu_205,menu_206
syn cluster menu_menu_header_condition contains=menuBlank_menu_header_condition,menuSkip_menu_header_condition,menu_206,menu_214,menu_207,menu_215,menu_216,menu_203,menu_217,menu_16
syn cluster menu_menu_header_presence contains=menuBlank_menu_header_presence,menuSkip_menu_header_presence,menu_218,menu_206,menu_214,menu_207,menu_215,menu_216,menu_203,menu_217,menu_16
syn cluster menu_menu_header_tap contains=menuBlank_menu_header_tap,menuSkip_menu_header_tap,menu_192,menu_16
syn cluster menu_menu_header_as contains=menuBlank_menu_header_as,menuSkip_menu_header_as,menu_203,menu_141,menu_16
syn cluster menu_menu_header_clicks contains=menuBlank_menu_header_clicks,menuSkip_menu_header_clicks,menu_219,menu_16
syn cluster menu_menu_header_alternate contains=menuBlank_menu_header_alternate,menuSkip_menu_header_alternate,menu_220,menu_193,menu_194,menu_195,menu_196,menu_197,menu_198,menu_199,menu_200,menu_201,menu_202,menu_203,menu_140,menu_204,menu_205,menu_206
syn cluster menu_menu_type contains=menuBlank_menu_type,menuSkip_menu_type,menu_141,menu_16
syn cluster menu_menu_segmented contains=menuBlank_menu_segmented,menuSkip_menu_segmented,menu_207,menu_16
syn cluster menu_menu_on contains=menuBlank_menu_on,menuSkip_menu_on,menu_221,menu_140
syn cluster menu_row_head contains=menuBlank_row_head,menuSkip_row_head,menu_222,menu_140
syn cluster menu_menu_standard contains=menuBlank_menu_standard,menuSkip_menu_standard,menu_223,menu_224,menu_16
syn cluster menu_menu_standards contains=menuBlank_menu_standards,menuSkip_menu_standards,menu_225,menu_226,menu_193,menu_194,menu_195,menu_196,menu_197,menu_198,menu_199,menu_200,menu_201,menu_202,menu_203,menu_140,menu_204,menu_205,menu_206
syn cluster menu_menu_header_key contains=menuBlank_menu_header_key,menuSkip_menu_header_key,menu_227,menu_228,menu_16
syn cluster menu_menu_header_keys contains=menuBlank_menu_header_keys,menuSkip_menu_header_keys,menu_229,menu_230,menu_193,menu_194,menu_195,menu_196,menu_197,menu_198,menu_199,menu_200,menu_201,menu_202,menu_203,menu_140,menu_204,menu_205,menu_206
syn cluster menu_menu_entry contains=menuBlank_menu_entry,menuSkip_menu_entry,menu_193,menu_194,menu_195,menu_197,menu_198,menu_200,menu_201,menu_202,menu_203,menu_140,menu_141
syn cluster menu_toolbar contains=@menuTrivia,menu_0,menu_1,menu_173,menu_231,menu_175,menu_176,menu_232,menu_233,menu_234,menu_235,menu_236,menu_237,menu_238,menu_239,menu_240,menu_241,menu_242,menu_188,menu_243,menu_190,menu_191,menu_244,menu_245,menu_16
syn cluster menu_toolbar_header contains=menuBlank_toolbar_header,menuSkip_toolbar_header,menu_246,menu_247,menu_248,menu_249,menu_250,menu_251,menu_252,menu_253,menu_254,menu_255,menu_256,menu_172,menu_257,menu_258,menu_259
syn cluster menu_toolbar_header_by contains=menuBlank_toolbar_header_by,menuSkip_toolbar_header_by,menu_260,menu_16
syn cluster menu_toolbar_header_symbol contains=menuBlank_toolbar_header_symbol,menuSkip_toolbar_header_symbol,menu_261,menu_262,menu_16
syn cluster menu_toolbar_header_symbols contains=menuBlank_toolbar_header_symbols,menuSkip_toolbar_header_symbols,menu_263,menu_264,menu_246,menu_247,menu_248,menu_249,menu_250,menu_251,menu_252,menu_253,menu_254,menu_255,menu_256,menu_172,menu_257,menu_258,menu_259
syn cluster menu_toolbar_header_image contains=menuBlank_toolbar_header_image,menuSkip_toolbar_header_image,menu_265,menu_16
syn cluster menu_toolbar_header_images contains=menuBlank_toolbar_header_images,menuSkip_toolbar_header_images,menu_266,menu_264,menu_246,menu_247,menu_248,menu_249,menu_250,menu_251,menu_252,menu_253,menu_254,menu_255,menu_256,menu_172,menu_257,menu_258,menu_259
syn cluster menu_toolbar_header_condition contains=menuBlank_toolbar_header_condition,menuSkip_toolbar_header_condition,menu_259,menu_267,menu_260,menu_268,menu_269,menu_256,menu_270,menu_16
syn cluster menu_toolbar_header_presence contains=menuBlank_toolbar_header_presence,menuSkip_toolbar_header_presence,menu_271,menu_259,menu_267,menu_260,menu_268,menu_269,menu_256,menu_270,menu_16
syn cluster menu_toolbar_header_tap contains=menuBlank_toolbar_header_tap,menuSkip_toolbar_header_tap,menu_245,menu_16
syn cluster menu_toolbar_header_as contains=menuBlank_toolbar_header_as,menuSkip_toolbar_header_as,menu_256,menu_272,menu_16
syn cluster menu_toolbar_header_clicks contains=menuBlank_toolbar_header_clicks,menuSkip_toolbar_header_clicks,menu_273,menu_16
syn cluster menu_toolbar_header_alternate contains=menuBlank_toolbar_header_alternate,menuSkip_toolbar_header_alternate,menu_274,menu_246,menu_247,menu_248,menu_249,menu_250,menu_251,menu_252,menu_253,menu_254,menu_255,menu_256,menu_172,menu_257,menu_258,menu_259
syn cluster menu_toolbar_type contains=menuBlank_toolbar_type,menuSkip_toolbar_type,menu_272,menu_16
syn cluster menu_toolbar_segmented contains=menuBlank_toolbar_segmented,menuSkip_toolbar_segmented,menu_260,menu_16
syn cluster menu_toolbar_on contains=menuBlank_toolbar_on,menuSkip_toolbar_on,menu_275,menu_172
syn cluster menu_toolbar_standard contains=menuBlank_toolbar_standard,menuSkip_toolbar_standard,menu_276,menu_277,menu_16
syn cluster menu_toolbar_standards contains=menuBlank_toolbar_standards,menuSkip_toolbar_standards,menu_278,menu_279,menu_246,menu_247,menu_248,menu_249,menu_250,menu_251,menu_252,menu_253,menu_254,menu_255,menu_256,menu_172,menu_257,menu_258,menu_259
syn cluster menu_toolbar_header_key contains=menuBlank_toolbar_header_key,menuSkip_toolbar_header_key,menu_280,menu_281,menu_16
syn cluster menu_toolbar_header_keys contains=menuBlank_toolbar_header_keys,menuSkip_toolbar_header_keys,menu_282,menu_283,menu_246,menu_247,menu_248,menu_249,menu_250,menu_251,menu_252,menu_253,menu_254,menu_255,menu_256,menu_172,menu_257,menu_258,menu_259
syn cluster menu_title_head contains=menuBlank_title_head,menuSkip_title_head,menu_284,menu_16
syn cluster menu_toolbar_area contains=menuBlank_toolbar_area,menuSkip_toolbar_area,menu_285,menu_172
syn cluster menu_toolbar_group contains=menuBlank_toolbar_group,menuSkip_toolbar_group,menu_246,menu_247,menu_253,menu_254,menu_256,menu_172,menu_272
syn cluster menu_menu_name contains=menuBlank_menu_name,menuSkip_menu_name,menu_141,menu_16
syn cluster menu_bar_head contains=menuBlank_bar_head,menuSkip_bar_head,menu_286,menu_287
syn cluster menu_icon_head contains=menuBlank_icon_head,menuSkip_icon_head,menu_288,menu_289,menu_140
syn cluster menu_status_head contains=menuBlank_status_head,menuSkip_status_head,menu_290,menu_16
syn cluster menu_status_name contains=menuBlank_status_name,menuSkip_status_name,menu_291,menu_16
syn cluster menu_bar contains=@menuTrivia,menu_0,menu_1,menu_292,menu_293,menu_294,menu_16
syn cluster menu_bar_system contains=menuBlank_bar_system,menuSkip_bar_system,menu_295,menu_296,menu_140
syn cluster menu_bar_on contains=menuBlank_bar_on,menuSkip_bar_on,menu_297,menu_287
syn cluster menu_bar_header_tap contains=menuBlank_bar_header_tap,menuSkip_bar_header_tap,menu_298,menu_16
syn cluster menu_bar_menu contains=menuBlank_bar_menu,menuSkip_bar_menu,menu_299,menu_300,menu_301,menu_302,menu_296,menu_303,menu_140,menu_291
syn cluster menu_bar_header contains=menuBlank_bar_header,menuSkip_bar_header,menu_299,menu_300,menu_304,menu_302,menu_296,menu_305,menu_306,menu_140,menu_307,menu_308,menu_309
syn cluster menu_bar_header_only contains=menuBlank_bar_header_only,menuSkip_bar_header_only,menu_310,menu_16
syn cluster menu_bar_header_by contains=menuBlank_bar_header_by,menuSkip_bar_header_by,menu_311,menu_16
syn cluster menu_bar_header_symbol contains=menuBlank_bar_header_symbol,menuSkip_bar_header_symbol,menu_312,menu_313,menu_16
syn cluster menu_bar_header_symbols contains=menuBlank_bar_header_symbols,menuSkip_bar_header_symbols,menu_314,menu_315,menu_299,menu_300,menu_304,menu_302,menu_296,menu_305,menu_306,menu_140,menu_307,menu_308,menu_309
syn cluster menu_bar_header_image contains=menuBlank_bar_header_image,menuSkip_bar_header_image,menu_316,menu_16
syn cluster menu_bar_header_images contains=menuBlank_bar_header_images,menuSkip_bar_header_images,menu_317,menu_315,menu_299,menu_300,menu_304,menu_302,menu_296,menu_305,menu_306,menu_140,menu_307,menu_308,menu_309
syn cluster menu_bar_header_condition contains=menuBlank_bar_header_condition,menuSkip_bar_header_condition,menu_309,menu_318,menu_311,menu_319,menu_320,menu_306,menu_321,menu_16
syn cluster menu_bar_header_presence contains=menuBlank_bar_header_presence,menuSkip_bar_header_presence,menu_322,menu_309,menu_318,menu_311,menu_319,menu_320,menu_306,menu_321,menu_16
syn cluster menu_condition contains=@menuTrivia,menu_323,menu_324,menu_325,menu_326,menu_327,menu_328,menu_329
syn cluster menu_unknown contains=@menuTrivia,menu_0,menu_1,menu_16

syn match menuLineComment contained #//.*#
syn match menuDocumentation contained #\%(^\s*\)\@<=////\@!.*#
syn region menuBlockComment contained start=#/\*# end=#\*/# contains=menuBlockComment fold
syn cluster menuTrivia contains=menuLineComment,menuDocumentation,menuBlockComment
syn match menuEscape contained #\v\\%(["\\nt]|u\{\x+\})|\{\{|\}\}#
syn match menuPlaceholder contained #\v\{%(\h|[^\x00-\x7f])%(\w|[^\x00-\x7f])*\}#
hi def link menuLineComment menuComment
hi def link menuBlockComment menuComment
syn region menuBlank_app_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_app_name skipwhite
hi def link menuBlank_app_name menuComment
syn match menuBlank_app_name contained #//.*#
syn region menuBlank_app_keys contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_app_keys skipwhite
hi def link menuBlank_app_keys menuComment
syn match menuBlank_app_keys contained #//.*#
syn region menuBlank_app_platforms contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_app_platforms skipwhite
hi def link menuBlank_app_platforms menuComment
syn match menuBlank_app_platforms contained #//.*#
syn region menuBlank_app_emit contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_app_emit skipwhite
hi def link menuBlank_app_emit menuComment
syn match menuBlank_app_emit contained #//.*#
syn region menuBlank_app_access contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_app_access skipwhite
hi def link menuBlank_app_access menuComment
syn match menuBlank_app_access contained #//.*#
syn region menuBlank_app_language contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_app_language skipwhite
hi def link menuBlank_app_language menuComment
syn match menuBlank_app_language contained #//.*#
syn region menuBlank_app_strings contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_app_strings skipwhite
hi def link menuBlank_app_strings menuComment
syn match menuBlank_app_strings contained #//.*#
syn region menuBlank_state_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_state_head skipwhite
hi def link menuBlank_state_head menuComment
syn match menuBlank_state_head contained #//.*#
syn region menuBlank_state_colon contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_state_colon skipwhite
hi def link menuBlank_state_colon menuComment
syn match menuBlank_state_colon contained #//.*#
syn region menuBlank_state_type contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_state_type skipwhite
hi def link menuBlank_state_type menuComment
syn match menuBlank_state_type contained #//.*#
syn region menuBlank_choice_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_choice_name skipwhite
hi def link menuBlank_choice_name menuComment
syn match menuBlank_choice_name contained #//.*#
syn region menuBlank_choice_as contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_choice_as skipwhite
hi def link menuBlank_choice_as menuComment
syn match menuBlank_choice_as contained #//.*#
syn region menuBlank_choice_type contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_choice_type skipwhite
hi def link menuBlank_choice_type menuComment
syn match menuBlank_choice_type contained #//.*#
syn region menuBlank_list_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_list_name skipwhite
hi def link menuBlank_list_name menuComment
syn match menuBlank_list_name contained #//.*#
syn region menuBlank_list_as contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_list_as skipwhite
hi def link menuBlank_list_as menuComment
syn match menuBlank_list_as contained #//.*#
syn region menuBlank_list_field contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_list_field skipwhite
hi def link menuBlank_list_field menuComment
syn match menuBlank_list_field contained #//.*#
syn region menuBlank_list_type contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_list_type skipwhite
hi def link menuBlank_list_type menuComment
syn match menuBlank_list_type contained #//.*#
syn region menuBlank_guidelines_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_guidelines_head skipwhite
hi def link menuBlank_guidelines_head menuComment
syn match menuBlank_guidelines_head contained #//.*#
syn region menuBlank_guidelines_setting contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_guidelines_setting skipwhite
hi def link menuBlank_guidelines_setting menuComment
syn match menuBlank_guidelines_setting contained #//.*#
syn region menuBlank_guidelines_exclude contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_guidelines_exclude skipwhite
hi def link menuBlank_guidelines_exclude menuComment
syn match menuBlank_guidelines_exclude contained #//.*#
syn region menuBlank_guidelines_allow contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_guidelines_allow skipwhite
hi def link menuBlank_guidelines_allow menuComment
syn match menuBlank_guidelines_allow contained #//.*#
syn region menuBlank_commands_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_commands_name skipwhite
hi def link menuBlank_commands_name menuComment
syn match menuBlank_commands_name contained #//.*#
syn region menuBlank_commands_name_affects contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_commands_name_affects skipwhite
hi def link menuBlank_commands_name_affects menuComment
syn match menuBlank_commands_name_affects contained #//.*#
syn region menuBlank_commands_name_opens contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_commands_name_opens skipwhite
hi def link menuBlank_commands_name_opens menuComment
syn match menuBlank_commands_name_opens contained #//.*#
syn region menuBlank_commands_name_condition contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_commands_name_condition skipwhite
hi def link menuBlank_commands_name_condition menuComment
syn match menuBlank_commands_name_condition contained #//.*#
syn region menuBlank_attributes contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes skipwhite
hi def link menuBlank_attributes menuComment
syn match menuBlank_attributes contained #//.*#
syn region menuBlank_attributes_key contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_key skipwhite
hi def link menuBlank_attributes_key menuComment
syn match menuBlank_attributes_key contained #//.*#
syn region menuBlank_attributes_always contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_always skipwhite
hi def link menuBlank_attributes_always menuComment
syn match menuBlank_attributes_always contained #//.*#
syn region menuBlank_attributes_answer contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_answer skipwhite
hi def link menuBlank_attributes_answer menuComment
syn match menuBlank_attributes_answer contained #//.*#
syn region menuBlank_attributes_answers contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_answers skipwhite
hi def link menuBlank_attributes_answers menuComment
syn match menuBlank_attributes_answers contained #//.*#
syn region menuBlank_attributes_affects contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_affects skipwhite
hi def link menuBlank_attributes_affects menuComment
syn match menuBlank_attributes_affects contained #//.*#
syn region menuBlank_attributes_opens contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_opens skipwhite
hi def link menuBlank_attributes_opens menuComment
syn match menuBlank_attributes_opens contained #//.*#
syn region menuBlank_attributes_choose contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_choose skipwhite
hi def link menuBlank_attributes_choose menuComment
syn match menuBlank_attributes_choose contained #//.*#
syn region menuBlank_attributes_pick contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_pick skipwhite
hi def link menuBlank_attributes_pick menuComment
syn match menuBlank_attributes_pick contained #//.*#
syn region menuBlank_attributes_subtitle contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_subtitle skipwhite
hi def link menuBlank_attributes_subtitle menuComment
syn match menuBlank_attributes_subtitle contained #//.*#
syn region menuBlank_attributes_keeps contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_keeps skipwhite
hi def link menuBlank_attributes_keeps menuComment
syn match menuBlank_attributes_keeps contained #//.*#
syn region menuBlank_attributes_by contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_by skipwhite
hi def link menuBlank_attributes_by menuComment
syn match menuBlank_attributes_by contained #//.*#
syn region menuBlank_attributes_symbol contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_symbol skipwhite
hi def link menuBlank_attributes_symbol menuComment
syn match menuBlank_attributes_symbol contained #//.*#
syn region menuBlank_attributes_symbols contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_symbols skipwhite
hi def link menuBlank_attributes_symbols menuComment
syn match menuBlank_attributes_symbols contained #//.*#
syn region menuBlank_attributes_image contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_image skipwhite
hi def link menuBlank_attributes_image menuComment
syn match menuBlank_attributes_image contained #//.*#
syn region menuBlank_attributes_images contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_images skipwhite
hi def link menuBlank_attributes_images menuComment
syn match menuBlank_attributes_images contained #//.*#
syn region menuBlank_attributes_condition contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_attributes_condition skipwhite
hi def link menuBlank_attributes_condition menuComment
syn match menuBlank_attributes_condition contained #//.*#
syn region menuBlank_screen_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_screen_name skipwhite
hi def link menuBlank_screen_name menuComment
syn match menuBlank_screen_name contained #//.*#
syn region menuBlank_screen_traits contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_screen_traits skipwhite
hi def link menuBlank_screen_traits menuComment
syn match menuBlank_screen_traits contained #//.*#
syn region menuBlank_item_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_item_name skipwhite
hi def link menuBlank_item_name menuComment
syn match menuBlank_item_name contained #//.*#
syn region menuBlank_elements_on contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_elements_on skipwhite
hi def link menuBlank_elements_on menuComment
syn match menuBlank_elements_on contained #//.*#
syn region menuBlank_shows contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_shows skipwhite
hi def link menuBlank_shows menuComment
syn match menuBlank_shows contained #//.*#
syn region menuBlank_background_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_background_head skipwhite
hi def link menuBlank_background_head menuComment
syn match menuBlank_background_head contained #//.*#
syn region menuBlank_swipe_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_swipe_head skipwhite
hi def link menuBlank_swipe_head menuComment
syn match menuBlank_swipe_head contained #//.*#
syn region menuBlank_button_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_button_name skipwhite
hi def link menuBlank_button_name menuComment
syn match menuBlank_button_name contained #//.*#
syn region menuBlank_more_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_more_head skipwhite
hi def link menuBlank_more_head menuComment
syn match menuBlank_more_head contained #//.*#
syn region menuBlank_no_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_no_head skipwhite
hi def link menuBlank_no_head menuComment
syn match menuBlank_no_head contained #//.*#
syn region menuBlank_context_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_context_head skipwhite
hi def link menuBlank_context_head menuComment
syn match menuBlank_context_head contained #//.*#
syn region menuBlank_context_traits contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_context_traits skipwhite
hi def link menuBlank_context_traits menuComment
syn match menuBlank_context_traits contained #//.*#
syn region menuBlank_context_traits_by contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_context_traits_by skipwhite
hi def link menuBlank_context_traits_by menuComment
syn match menuBlank_context_traits_by contained #//.*#
syn region menuBlank_edit_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_edit_head skipwhite
hi def link menuBlank_edit_head menuComment
syn match menuBlank_edit_head contained #//.*#
syn region menuBlank_edit_traits contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_edit_traits skipwhite
hi def link menuBlank_edit_traits menuComment
syn match menuBlank_edit_traits contained #//.*#
syn region menuBlank_edit_value contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_edit_value skipwhite
hi def link menuBlank_edit_value menuComment
syn match menuBlank_edit_value contained #//.*#
syn region menuBlank_edit_traits_condition contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_edit_traits_condition skipwhite
hi def link menuBlank_edit_traits_condition menuComment
syn match menuBlank_edit_traits_condition contained #//.*#
syn region menuBlank_preview_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_preview_name skipwhite
hi def link menuBlank_preview_name menuComment
syn match menuBlank_preview_name contained #//.*#
syn region menuBlank_preview_traits contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_preview_traits skipwhite
hi def link menuBlank_preview_traits menuComment
syn match menuBlank_preview_traits contained #//.*#
syn region menuBlank_preview_opens contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_preview_opens skipwhite
hi def link menuBlank_preview_opens menuComment
syn match menuBlank_preview_opens contained #//.*#
syn region menuBlank_toolbar_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_name skipwhite
hi def link menuBlank_toolbar_name menuComment
syn match menuBlank_toolbar_name contained #//.*#
syn region menuBlank_toolbar_traits contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_traits skipwhite
hi def link menuBlank_toolbar_traits menuComment
syn match menuBlank_toolbar_traits contained #//.*#
syn region menuBlank_menu_header contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header skipwhite
hi def link menuBlank_menu_header menuComment
syn match menuBlank_menu_header contained #//.*#
syn region menuBlank_menu_header_by contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_by skipwhite
hi def link menuBlank_menu_header_by menuComment
syn match menuBlank_menu_header_by contained #//.*#
syn region menuBlank_menu_header_symbol contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_symbol skipwhite
hi def link menuBlank_menu_header_symbol menuComment
syn match menuBlank_menu_header_symbol contained #//.*#
syn region menuBlank_menu_header_symbols contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_symbols skipwhite
hi def link menuBlank_menu_header_symbols menuComment
syn match menuBlank_menu_header_symbols contained #//.*#
syn region menuBlank_menu_header_image contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_image skipwhite
hi def link menuBlank_menu_header_image menuComment
syn match menuBlank_menu_header_image contained #//.*#
syn region menuBlank_menu_header_images contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_images skipwhite
hi def link menuBlank_menu_header_images menuComment
syn match menuBlank_menu_header_images contained #//.*#
syn region menuBlank_menu_header_condition contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_condition skipwhite
hi def link menuBlank_menu_header_condition menuComment
syn match menuBlank_menu_header_condition contained #//.*#
syn region menuBlank_menu_header_presence contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_presence skipwhite
hi def link menuBlank_menu_header_presence menuComment
syn match menuBlank_menu_header_presence contained #//.*#
syn region menuBlank_menu_header_tap contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_tap skipwhite
hi def link menuBlank_menu_header_tap menuComment
syn match menuBlank_menu_header_tap contained #//.*#
syn region menuBlank_menu_header_as contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_as skipwhite
hi def link menuBlank_menu_header_as menuComment
syn match menuBlank_menu_header_as contained #//.*#
syn region menuBlank_menu_header_clicks contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_clicks skipwhite
hi def link menuBlank_menu_header_clicks menuComment
syn match menuBlank_menu_header_clicks contained #//.*#
syn region menuBlank_menu_header_alternate contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_alternate skipwhite
hi def link menuBlank_menu_header_alternate menuComment
syn match menuBlank_menu_header_alternate contained #//.*#
syn region menuBlank_menu_type contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_type skipwhite
hi def link menuBlank_menu_type menuComment
syn match menuBlank_menu_type contained #//.*#
syn region menuBlank_menu_segmented contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_segmented skipwhite
hi def link menuBlank_menu_segmented menuComment
syn match menuBlank_menu_segmented contained #//.*#
syn region menuBlank_menu_on contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_on skipwhite
hi def link menuBlank_menu_on menuComment
syn match menuBlank_menu_on contained #//.*#
syn region menuBlank_row_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_row_head skipwhite
hi def link menuBlank_row_head menuComment
syn match menuBlank_row_head contained #//.*#
syn region menuBlank_menu_standard contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_standard skipwhite
hi def link menuBlank_menu_standard menuComment
syn match menuBlank_menu_standard contained #//.*#
syn region menuBlank_menu_standards contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_standards skipwhite
hi def link menuBlank_menu_standards menuComment
syn match menuBlank_menu_standards contained #//.*#
syn region menuBlank_menu_header_key contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_key skipwhite
hi def link menuBlank_menu_header_key menuComment
syn match menuBlank_menu_header_key contained #//.*#
syn region menuBlank_menu_header_keys contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_header_keys skipwhite
hi def link menuBlank_menu_header_keys menuComment
syn match menuBlank_menu_header_keys contained #//.*#
syn region menuBlank_menu_entry contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_entry skipwhite
hi def link menuBlank_menu_entry menuComment
syn match menuBlank_menu_entry contained #//.*#
syn region menuBlank_toolbar_header contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header skipwhite
hi def link menuBlank_toolbar_header menuComment
syn match menuBlank_toolbar_header contained #//.*#
syn region menuBlank_toolbar_header_by contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_by skipwhite
hi def link menuBlank_toolbar_header_by menuComment
syn match menuBlank_toolbar_header_by contained #//.*#
syn region menuBlank_toolbar_header_symbol contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_symbol skipwhite
hi def link menuBlank_toolbar_header_symbol menuComment
syn match menuBlank_toolbar_header_symbol contained #//.*#
syn region menuBlank_toolbar_header_symbols contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_symbols skipwhite
hi def link menuBlank_toolbar_header_symbols menuComment
syn match menuBlank_toolbar_header_symbols contained #//.*#
syn region menuBlank_toolbar_header_image contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_image skipwhite
hi def link menuBlank_toolbar_header_image menuComment
syn match menuBlank_toolbar_header_image contained #//.*#
syn region menuBlank_toolbar_header_images contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_images skipwhite
hi def link menuBlank_toolbar_header_images menuComment
syn match menuBlank_toolbar_header_images contained #//.*#
syn region menuBlank_toolbar_header_condition contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_condition skipwhite
hi def link menuBlank_toolbar_header_condition menuComment
syn match menuBlank_toolbar_header_condition contained #//.*#
syn region menuBlank_toolbar_header_presence contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_presence skipwhite
hi def link menuBlank_toolbar_header_presence menuComment
syn match menuBlank_toolbar_header_presence contained #//.*#
syn region menuBlank_toolbar_header_tap contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_tap skipwhite
hi def link menuBlank_toolbar_header_tap menuComment
syn match menuBlank_toolbar_header_tap contained #//.*#
syn region menuBlank_toolbar_header_as contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_as skipwhite
hi def link menuBlank_toolbar_header_as menuComment
syn match menuBlank_toolbar_header_as contained #//.*#
syn region menuBlank_toolbar_header_clicks contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_clicks skipwhite
hi def link menuBlank_toolbar_header_clicks menuComment
syn match menuBlank_toolbar_header_clicks contained #//.*#
syn region menuBlank_toolbar_header_alternate contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_alternate skipwhite
hi def link menuBlank_toolbar_header_alternate menuComment
syn match menuBlank_toolbar_header_alternate contained #//.*#
syn region menuBlank_toolbar_type contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_type skipwhite
hi def link menuBlank_toolbar_type menuComment
syn match menuBlank_toolbar_type contained #//.*#
syn region menuBlank_toolbar_segmented contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_segmented skipwhite
hi def link menuBlank_toolbar_segmented menuComment
syn match menuBlank_toolbar_segmented contained #//.*#
syn region menuBlank_toolbar_on contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_on skipwhite
hi def link menuBlank_toolbar_on menuComment
syn match menuBlank_toolbar_on contained #//.*#
syn region menuBlank_toolbar_standard contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_standard skipwhite
hi def link menuBlank_toolbar_standard menuComment
syn match menuBlank_toolbar_standard contained #//.*#
syn region menuBlank_toolbar_standards contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_standards skipwhite
hi def link menuBlank_toolbar_standards menuComment
syn match menuBlank_toolbar_standards contained #//.*#
syn region menuBlank_toolbar_header_key contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_key skipwhite
hi def link menuBlank_toolbar_header_key menuComment
syn match menuBlank_toolbar_header_key contained #//.*#
syn region menuBlank_toolbar_header_keys contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_header_keys skipwhite
hi def link menuBlank_toolbar_header_keys menuComment
syn match menuBlank_toolbar_header_keys contained #//.*#
syn region menuBlank_title_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_title_head skipwhite
hi def link menuBlank_title_head menuComment
syn match menuBlank_title_head contained #//.*#
syn region menuBlank_toolbar_area contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_area skipwhite
hi def link menuBlank_toolbar_area menuComment
syn match menuBlank_toolbar_area contained #//.*#
syn region menuBlank_toolbar_group contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_toolbar_group skipwhite
hi def link menuBlank_toolbar_group menuComment
syn match menuBlank_toolbar_group contained #//.*#
syn region menuBlank_menu_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_menu_name skipwhite
hi def link menuBlank_menu_name menuComment
syn match menuBlank_menu_name contained #//.*#
syn region menuBlank_bar_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_head skipwhite
hi def link menuBlank_bar_head menuComment
syn match menuBlank_bar_head contained #//.*#
syn region menuBlank_icon_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_icon_head skipwhite
hi def link menuBlank_icon_head menuComment
syn match menuBlank_icon_head contained #//.*#
syn region menuBlank_status_head contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_status_head skipwhite
hi def link menuBlank_status_head menuComment
syn match menuBlank_status_head contained #//.*#
syn region menuBlank_status_name contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_status_name skipwhite
hi def link menuBlank_status_name menuComment
syn match menuBlank_status_name contained #//.*#
syn region menuBlank_bar_system contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_system skipwhite
hi def link menuBlank_bar_system menuComment
syn match menuBlank_bar_system contained #//.*#
syn region menuBlank_bar_on contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_on skipwhite
hi def link menuBlank_bar_on menuComment
syn match menuBlank_bar_on contained #//.*#
syn region menuBlank_bar_header_tap contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_tap skipwhite
hi def link menuBlank_bar_header_tap menuComment
syn match menuBlank_bar_header_tap contained #//.*#
syn region menuBlank_bar_menu contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_menu skipwhite
hi def link menuBlank_bar_menu menuComment
syn match menuBlank_bar_menu contained #//.*#
syn region menuBlank_bar_header contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header skipwhite
hi def link menuBlank_bar_header menuComment
syn match menuBlank_bar_header contained #//.*#
syn region menuBlank_bar_header_only contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_only skipwhite
hi def link menuBlank_bar_header_only menuComment
syn match menuBlank_bar_header_only contained #//.*#
syn region menuBlank_bar_header_by contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_by skipwhite
hi def link menuBlank_bar_header_by menuComment
syn match menuBlank_bar_header_by contained #//.*#
syn region menuBlank_bar_header_symbol contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_symbol skipwhite
hi def link menuBlank_bar_header_symbol menuComment
syn match menuBlank_bar_header_symbol contained #//.*#
syn region menuBlank_bar_header_symbols contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_symbols skipwhite
hi def link menuBlank_bar_header_symbols menuComment
syn match menuBlank_bar_header_symbols contained #//.*#
syn region menuBlank_bar_header_image contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_image skipwhite
hi def link menuBlank_bar_header_image menuComment
syn match menuBlank_bar_header_image contained #//.*#
syn region menuBlank_bar_header_images contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_images skipwhite
hi def link menuBlank_bar_header_images menuComment
syn match menuBlank_bar_header_images contained #//.*#
syn region menuBlank_bar_header_condition contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_condition skipwhite
hi def link menuBlank_bar_header_condition menuComment
syn match menuBlank_bar_header_condition contained #//.*#
syn region menuBlank_bar_header_presence contained matchgroup=menuComment start=#/\*# end=#\*/# contains=menuBlockComment nextgroup=@menu_bar_header_presence skipwhite
hi def link menuBlank_bar_header_presence menuComment
syn match menuBlank_bar_header_presence contained #//.*#

syn region menuFile start=#\%^# end=#\%$# keepend contains=@menu_file

hi def link menuKeyword Statement
hi def link menuAttribute StorageClass
hi def link menuAnnotation PreProc
hi def link menuType Type
hi def link menuCommand Function
hi def link menuOption Constant
hi def link menuVariable Identifier
hi def link menuRule PreProc
hi def link menuStandard Special
hi def link menuSymbol Tag
hi def link menuKey Macro
hi def link menuPlatform Structure
hi def link menuConstant Constant
hi def link menuNumber Number
hi def link menuOperator Operator
hi def link menuSeparator Delimiter
hi def link menuString String
hi def link menuEscape SpecialChar
hi def link menuPlaceholder Special
hi def link menuComment Comment
hi def link menuDocumentation SpecialComment

let b:current_syntax = 'menu'
let &cpo = s:cpo
unlet s:cpo
