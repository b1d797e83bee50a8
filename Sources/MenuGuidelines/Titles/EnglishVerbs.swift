import MenuModel

/// English verbs that commands begin with.
///
/// The list was gathered for this project from the menus of common apps. It has each word that can be a verb, even if
/// it is as often a noun: in doubt the rules are silent.
enum EnglishVerbs {
  /// Whether a word in lower case can be a verb, by itself or after a prefix such as `re` or `un`.
  static func contains(_ word: String) -> Bool {
    if names.contains(word) { return true }
    for prefix in ["re", "un", "de", "dis", "auto", "pre", "over"] where word.hasPrefix(prefix) {
      var rest = word.dropFirst(prefix.count)
      if rest.first == "-" { rest = rest.dropFirst() }
      if rest.count > 2 && names.contains(String(rest)) { return true }
    }
    return false
  }

  private static let names: Set<String> = {
    Set(
      words: """
        abandon abort accept access accommodate accompany account accumulate achieve acknowledge acquire act
        activate adapt add address adjust admit adopt advance advertise advise affect aggregate agree aim alert
        align allow alter alternate amend amplify analyse analyze anchor animate annotate announce anonymize
        answer antialias anticipate apologize append apply appoint approach approve archive argue arm arrange
        ask assemble assert assess assign assist associate assume assure attach attack attempt attend attenuate
        attribute audit authenticate author authorize auto automate autosave average avoid award back backup
        balance ban batch be beautify become begin bend bill bind blacklist blame blank bleed blend block blur
        board bold book bookmark boost boot bounce box branch break brighten bring broadcast browse brush buffer
        build bulk bump bundle burn buy bypass calculate calibrate call cancel canonicalize cap capitalize
        capture carry cast catalog catch categorize celebrate center centre certify chain challenge change
        charge chart chase chat check checkout choose circle claim clamp clarify classify clean cleanup clear
        click climb clip clone close cluster coalesce code collaborate collapse collate collect color colorize
        colour combine come comment commit communicate compact compare compensate compile complain complete
        compose compress compute concatenate conceal condense conduct configure confirm conform connect consider
        consolidate constrain construct consult contact contain continue contract contrast contribute control
        convert cook copy correct cost count cover crash create credit crop cross cue curate customise customize
        cut cycle dance darken date deactivate deal debit debug decide declare decline decode decompile
        decompress decorate decrease decrypt dedent deduct deduplicate deepen default defer define deflate
        defragment degrade delay delegate delete deliver demonstrate demote deny depart deploy deposit deprecate
        derive describe deselect deserialize design designate destroy detach detect determine develop diagnose
        dial dictate die diff differentiate digitize dim direct disable disallow disassemble disassociate
        discard discharge disconnect discover discuss disengage dismiss dispatch display disregard distort
        distribute dive divide do dock document dodge donate double downgrade download downsample downscale
        downvote drag drain draw drill drive drop dry duck dump duplicate ease eat echo edit eject elect elevate
        eliminate email embed emboss emit empty emulate enable encapsulate encode encourage encrypt end endorse
        enforce engage enhance enlarge enlist enrich enroll enter entitle enumerate equalize erase escalate
        escape establish estimate evaluate evict examine exceed exchange exclude execute exempt exercise exit
        expand expect expire explain explode explore export expose express extend extract face fade fail fake
        fasten favor favorite favour favourite fax feather feature federate feed fetch file fill film filter
        finalize find finish fire fit fix flag flash flatten flip float flood flush focus fold follow forbid
        force forecast foreground forget fork form format forward found frame free freeze fulfill fuse gain
        gather generate get give glow go grab grade grant graph gray greet grey group grow guarantee guess guide
        halt hand handle hang harden hash have head heal hear heat help hex hibernate hide highlight hint hire
        hit hold home honor honour host hover hunt hyphenate identify ignore illustrate image imagine immerse
        implement import improve include increase increment indent index indicate inflate inform inherit
        initialise initialize initiate inject ink inline input insert inspect install instantiate instruct
        insulate integrate interact intercept interleave interpolate interpret interrupt intersect introduce
        invalidate invert investigate invite invoke involve isolate issue italicize iterate join judge jump
        justify keep kern kick kill knock know label land lasso last laugh launch lay layer lead leak learn
        leave lend lengthen let level license lift light lighten like limit line link lint list listen live load
        loan localise localize locate lock log login logout look loop loosen lose love lower magnify mail
        maintain make manage manipulate map march mark mask master match materialize maximise maximize mean
        measure meet memorize mend mention merge message migrate mind minify minimise minimize mirror miss mix
        mock model moderate modify monitor morph mount move multiply mute name nap narrate narrow navigate need
        negate negotiate nest new next nominate normalise normalize note notify nudge number obey obfuscate
        observe obtain occupy offer offset omit open operate opt optimise optimize order organise organize
        orient outdent outline output outrank overlay override oversee overwrite own pack package pad page paint
        pair pan parallelize pardon park parse participate partition pass paste pat patch pause pay peek peel
        perform permit persist personalize phone photograph pick pin pinch ping pipe pitch pivot pixelate place
        plan plant play please plot plug point poke poll pop populate pose position post posterize postpone pour
        power practice practise precompile predict prefer prefetch prefix preflight preload prepare prepend
        prerender prescribe present preserve preset press pretend prettify pretty prevent preview previous price
        print prioritize probe process produce profile program project prolong promote prompt proofread
        propagate propose protect prove provide provision prune publish pull pulse pump punch purchase purge
        push put qualify quantize query question queue quick quit quote race raise randomise randomize range
        rank rasterize rate reach react read realign rearrange reauthenticate rebase reboot rebuild recalculate
        recall recapture receive recenter recheck recite reclaim recognize recolor recombine recommend recommit
        recompile reconcile reconnect reconstruct record recover recreate recruit recur recycle redact redeem
        redefine redeploy redetect redial redirect redo redownload redraw reduce reevaluate refactor refer
        refetch refill refine refit reflash reflect reflow reformat refresh refund refuse regenerate register
        regroup regulate reimport reindex reinforce reinstall reject rekey relabel relate relaunch relax relay
        release reload relocate remap rematch remeasure remember remind remix remove rename render renew rent
        reopen reorder reorganize repack repaint repair repeal repeat replace replay reply repopulate report
        reposition represent reprint reprocess reproduce repurpose request require reread rerun resample resave
        rescale rescan rescue research resend reserve reset reshape reshare resign resize resolve resort respond
        respring rest restart restore restrict resubmit resume retag retain retake retarget retest rethrow
        retire retitle retouch retract retrieve retry return retype reuse revalidate reveal reverse revert
        review revise revisit revoke reward rewind reword rewrap rewrite ride right ring rip rise roll rotate
        round route rule run sample sanitize satisfy saturate save say scale scan scatter schedule scope score
        scrape scratch screen screenshot scribble scroll scrub seal search secure see seed seek segment select
        sell send separate sequence serialize serve set settle shade shake shape share sharpen shelve shield
        shift shine ship shoot shorten shout show shrink shuffle shut sideload sigh sign silence simplify
        simulate sit sketch skew skim skip slant slash sleep slice slide slow smooth snap snapshot sniff snooze
        soften solo solve sort sound space spawn speak specify speed spell spend spin split sponsor spotlight
        spread square squash squeeze stabilise stabilize stack stage stamp stand star start stash state stay
        steal step stick stitch stop store straighten stream strengthen stretch strike strikethrough strip
        stroke structure style subclass submit subscribe subscript substitute subtract suggest summarise
        summarize superscript supply support suppress surface surrender survey suspend swap sweep swipe switch
        symbolicate sync synchronise synchronize synthesize tab tabulate tag tail take talk tap target taste
        teach tear tell terminate test text thank thicken thin think thread threshold throttle throw tidy tie
        tighten tile time tint toast toggle tokenize tolerate tone topple touch tour trace track trade trail
        train transact transcode transcribe transfer transform translate transliterate transmit transpose trash
        travel traverse treat triage trigger trim trip triple trust try tune tunnel turn tweak tweet twist type
        typeset unarchive unarm unassign unban unbind unblock unbookmark unbundle uncheck unclip uncollapse
        uncomment uncompress uncover undelete underline underscore understand undo undock unduck unearth
        unenroll unfavorite unfavourite unflag unfocus unfold unfollow unfreeze ungroup unhide unhighlight unify
        unindent uninstall unite unlearn unlike unlink unload unlock unmark unmask unmerge unminimize unmount
        unmute unpack unpair unpause unpin unplug unpublish unread unregister unselect unsend unset unshade
        unshare unsilence unsnooze unspoil unstack unstage unstar unsubscribe untag untie untrack untrash
        unwatch unwind unwrap unzip unzoom update upgrade upload uppercase upscale upvote use utilize vacuum
        validate vary vectorize verify version veto vibrate view violate visit visualise visualize volunteer
        vote wait wake walk want warm warn warp wash waste watch watermark wave weaken wear weigh weight welcome
        whisper whitelist whiten widen wiggle win wipe wire wish withdraw wonder work wrap write yank yield zap
        zero zip zoom
        """)
  }()
}
