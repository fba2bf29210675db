//! What programs that show links are told of a moment of a game: tags in the head of its page
//! (Open Graph, and the cards of Twitter).
//!
//! They ask without a session, so only a game that is over and that everybody, or whoever has the key
//! in the address, may see has such tags. The page of every other game is the client's page as it is, and
//! tells nothing, not even whether there is such a game.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::Side;
use estafette_engine::game::Rules;
use estafette_engine::secrecy::{Lens, Viewer};
use estafette_picture::facts;
use estafette_prose::{Language, Told, Words, recount_ending};
use estafette_protocol::game::{Status, Visibility};
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Value};
use serde::Serialize;
use tokio::time::timeout;
use uuid::Uuid;

use crate::app::App;
use crate::extract::{Caller, PreferredLanguage};
use crate::host::Moment;
use crate::pictures::{MOMENT_HEIGHT, MOMENT_WIDTH};
use crate::store::games::{self, Overview};
use crate::store::seats::Place;
use crate::watching;

/// How long the page waits for its tags.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The client's page, in its folder.
pub const PAGE: &str = "index.html";

/// Answers with the page of a game and its tags where it has any; else lets the page be served
/// as it is.
pub async fn tell(
    State(app): State<Arc<App>>,
    game: Result<Path<Uuid>, PathRejection>,
    caller: Caller,
    PreferredLanguage(language): PreferredLanguage,
    request: Request,
    next: Next,
) -> Response {
    let reading = matches!(*request.method(), Method::GET | Method::HEAD);
    // Nobody is refused the page because they have looked at many.
    if let Ok(Path(game)) = game
        && reading
        && app.limiter.look(caller.0).is_ok()
        && let Ok(Some((open, tags))) = timeout(TIMEOUT, tags(&app, game, request.uri(), language)).await
        && let Some(folder) = &app.settings.client_dir
        && let Ok(page) = tokio::fs::read_to_string(folder.join(PAGE)).await
        && let Some((before, after)) = page.split_once("</head>")
    {
        return answer(open, [before, &tags, "</head>", after].concat());
    }
    next.run(request).await
}

fn answer(open: bool, page: String) -> Response {
    let mut answer = ([(header::VARY, "accept-encoding, accept-language")], Html(page)).into_response();
    if !open {
        answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    }
    answer
}

/// The tags of a game's page, and whether the game is open to everybody.
async fn tags(app: &App, game: Uuid, address: &Uri, language: Language) -> Option<(bool, String)> {
    let asked = Asked::of(address);
    let game = games::by_id(&app.pool, game).await.ok()?;
    watching::viewer(&game, None, asked.key.as_deref()).ok()?;
    if game.status != Status::Finished {
        return None;
    }
    let moment = app.host.table(game.id).moment(asked.lens, asked.at).await.ok()?;
    let rules = app.settings.games.rules(game.kind)?;
    let words = Words::of_game(language, rules);
    let address = |path: &str| app.settings.public_url.at(path);
    let preview = Preview::of(rules, &words, &game, &moment, &asked, address);
    // A test renders it.
    let tags = preview.tags().inspect_err(|error| tracing::error!(%error, "a preview cannot be written"));
    Some((game.visibility == Visibility::Open, tags.ok()?))
}

/// What the address of a replay asks for, read as the client's `replay/address.ts` reads it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    at: Option<LogPosition>,
    lens: Option<Lens>,
    key: Option<String>,
}

impl Asked {
    fn of(address: &Uri) -> Asked {
        let Ok(Query(pairs)) = Query::<Vec<(String, String)>>::try_from_uri(address) else {
            return Asked::default();
        };
        let first = |name: &str| pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let figures = |text: &&str| text.len() < 10 && text.bytes().all(|byte| byte.is_ascii_digit());
        let at = first("at").filter(figures).and_then(|text| text.parse().ok());
        let lens = first("lens").and_then(|name| name.parse().ok());
        Asked { at: at.map(LogPosition), lens, key: first("key").map(ToOwned::to_owned) }
    }

    /// The same as a query. A key is asked for only where it opens something, so it is one that
    /// the server has made.
    fn query(&self, key_opens: bool) -> String {
        let lens = self.lens.map(|lens| format!("lens={lens}"));
        let at = self.at.map(|at| format!("at={}", at.0));
        let key = self.key.as_ref().filter(|_| key_opens).map(|key| format!("key={key}"));
        let words: Vec<String> = [at, lens, key].into_iter().flatten().collect();
        if words.is_empty() { String::new() } else { format!("?{}", words.join("&")) }
    }
}

/// The word by which catalogues choose a form for a lens.
fn label(words: &Words, lens: Lens) -> String {
    match lens.viewer().and_then(Viewer::side) {
        Some(side) => words.side_label(side).to_owned(),
        None => lens.to_string(),
    }
}

/// What is told of a moment.
#[derive(Serialize)]
struct Preview {
    site: String,
    title: String,
    description: String,
    address: String,
    image: Option<Image>,
}

/// A picture of the moment.
#[derive(Serialize)]
struct Image {
    address: String,
    width: u32,
    height: u32,
    alt: String,
}

impl Preview {
    fn of(
        rules: &dyn Rules,
        words: &Words,
        game: &Overview,
        moment: &Moment,
        asked: &Asked,
        address: impl Fn(&str) -> String,
    ) -> Preview {
        let mut told = Told::new();
        let title = words.known(&format!("game-{}", game.kind));
        told.set("game", title.unwrap_or_else(|| game.kind.to_string()));
        told.set("red", player(words, game, Side::Red));
        told.set("blue", player(words, game, Side::Blue));
        let round = round(game, moment);
        told.set("round", round.to_string());
        if let Some(hour) = words.hour(round) {
            told.set("hour", hour);
        }
        told.set("lens", label(words, moment.spot.lens));
        told.set("ending", recount_ending(words, moment.spot.ending));
        let query = asked.query(watching::viewer(game, None, None).is_err());
        let image = rules.scene(&moment.snapshot.view).map(|scene| {
            let armies = facts(&scene);
            told.set("red_blocks", armies.red.on_field.to_string());
            told.set("blue_blocks", armies.blue.on_field.to_string());
            Image {
                address: address(&format!("/api/games/{}/replay/picture.png{query}", game.id)),
                width: MOMENT_WIDTH,
                height: MOMENT_HEIGHT,
                alt: words.say("preview-alt", &told),
            }
        });
        Preview {
            site: words.plain("app-name"),
            title: words.say("preview-title", &told),
            description: words.say("preview-description", &told),
            address: address(&format!("/games/{}/replay{query}", game.id)),
            image,
        }
    }

    fn tags(&self) -> Result<String, minijinja::Error> {
        let address = |address: &str| Value::from_safe_string(address.replace('&', "&amp;"));
        // Programs that read no more than the most usual references find these addresses too: they
        // are put together from nothing that would have to be escaped but the sign between two words.
        let context = minijinja::context! {
            address => address(&self.address),
            image_address => self.image.as_ref().map(|image| address(&image.address)),
            ..Value::from(Serde(self))
        };
        TEMPLATES.get_template(TEMPLATE)?.render(context)
    }
}

/// The round of a moment, where the view of its game has one; else the last.
fn round(game: &Overview, moment: &Moment) -> u8 {
    let seen = moment.snapshot.view.value()["round"].as_u64();
    seen.and_then(|round| round.try_into().ok()).or(game.round).unwrap_or(1)
}

/// The name of whoever played a side.
fn player(words: &Words, game: &Overview, side: Side) -> String {
    let place = game.seats.at(side.into());
    match place.and_then(Place::name) {
        Some(name) => name.to_owned(),
        None if place.is_some_and(Place::is_gone) => words.plain("player-deleted"),
        None => words.side_title(side),
    }
}

const TEMPLATE: &str = "preview.html";

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    if let Err(error) = templates.add_template(TEMPLATE, include_str!("../templates/preview.html")) {
        tracing::error!(%error, "the template of previews cannot be read");
    }
    templates
});

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(query: &str) -> Asked {
        Asked::of(&format!("/games/1/replay?{query}").parse().unwrap())
    }

    #[test]
    fn an_address_is_read_as_the_page_reads_it() {
        let (at, lens) = (Some(LogPosition(52)), Some(Lens::Truth));
        let key = Some("a b".to_owned());
        assert_eq!(asked("at=52&lens=truth&key=a%20b"), Asked { at, lens, key });
        assert_eq!(asked("at=52&at=53&lens=truth&more"), Asked { at, lens, key: None });
        for wrong in ["", "at=-1&lens=everything", "at=1234567890", "at=5.2", "at=", "lens=Truth", "at=%FF"] {
            assert_eq!(asked(wrong), Asked::default(), "{wrong}");
        }
    }

    #[test]
    fn whatever_is_told_is_escaped() {
        let hostile = "\"><script>alert(1)</script>'&";
        let preview = Preview {
            site: hostile.to_owned(),
            title: hostile.to_owned(),
            description: hostile.to_owned(),
            address: "https://estafette.example/games/1/replay?at=1&lens=truth".to_owned(),
            image: Some(Image { address: String::new(), width: 1, height: 1, alt: hostile.to_owned() }),
        };
        let tags = preview.tags().unwrap();
        assert!(!tags.contains("<script") && !tags.contains("\">alert"), "{tags}");
        assert_eq!(tags.matches('"').count(), 15 * 4, "{tags}");
        assert!(tags.contains("content=\"https://estafette.example/games/1/replay?at=1&amp;lens=truth\""));
    }
}
