//! The addresses that mails lead to.

use estafette_prose::Words;
use serde::Serialize;
use uuid::Uuid;

use crate::public_url::PublicUrl;

/// Words that lead somewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Link {
    /// The words.
    pub words: String,
    /// Where they lead.
    pub address: String,
}

/// The addresses that mails to one reader lead to.
pub struct Links<'a> {
    public_url: &'a PublicUrl,
    /// By which mails are stopped without logging in.
    stop_token: Option<Uuid>,
}

impl<'a> Links<'a> {
    /// The links of a reader.
    pub fn new(public_url: &'a PublicUrl, stop_token: Option<Uuid>) -> Links<'a> {
        Links { public_url, stop_token }
    }

    /// Any page.
    pub fn page(&self, path: &str) -> String {
        self.public_url.at(path)
    }

    /// The page of a game, which opens at the decision.
    pub fn game(&self, game: Uuid) -> String {
        self.page(&format!("/games/{game}"))
    }

    /// The page that stops all mails of games, and takes a program's wish to do so.
    pub fn stop(&self) -> Option<String> {
        self.stop_token.map(|token| self.page(&format!("/stop/{token}")))
    }

    /// The page that stops the mails of one game.
    pub fn mute(&self, game: Uuid) -> Option<String> {
        self.stop_token.map(|token| self.page(&format!("/stop/{token}?game={game}")))
    }

    /// The ways to get fewer mails.
    pub(super) fn ways(&self, words: &Words, game: Option<Uuid>) -> Vec<Link> {
        let link = |key: &str, address| Link { words: words.plain(key), address };
        let mute = game.and_then(|game| self.mute(game)).map(|address| link("mail-way-mute", address));
        let choose = Some(link("mail-way-choose", self.page("/notifications")));
        let stop = self.stop().map(|address| link("mail-way-stop", address));
        [mute, choose, stop].into_iter().flatten().collect()
    }
}
