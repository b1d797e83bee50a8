use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

/// Starts `menugen lsp` for .menu files.
struct MenuExtension;

impl zed::Extension for MenuExtension {
    fn new() -> Self {
        MenuExtension
    }

    fn language_server_command(
        &mut self,
        _language_server_id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Command> {
        let command = worktree
            .which("menugen")
            .ok_or_else(|| "menugen is not on the PATH".to_string())?;
        Ok(Command {
            command,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(MenuExtension);
