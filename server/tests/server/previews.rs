//! Moments of finished games as pictures, and what programs that show links are told.

use std::path::PathBuf;
use std::time::Duration;

use estafette_engine::games::GAMES;
use estafette_protocol::archive::{Archive, Imported};
use estafette_protocol::watching::WatchLink;
use estafette_server::limits::Rate;
use reqwest::{Method, Response, StatusCode, header};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::archive::play;
use crate::support::{Browser, Server, assert_problem, read};

const PAGE: &str = "<!doctype html><html><head><title>Estafette</title></head><body></body></html>";

/// The folder of a client that is one page.
pub struct Client(PathBuf);

impl Client {
    pub fn new() -> Client {
        let folder = std::env::temp_dir().join(format!("estafette-client-{}", Uuid::new_v4()));
        std::fs::create_dir_all(folder.join("assets")).unwrap();
        std::fs::write(folder.join("index.html"), PAGE).unwrap();
        std::fs::write(folder.join("index.html.br"), "the page as brotli").unwrap();
        Client(folder)
    }

    pub fn folder(&self) -> PathBuf {
        self.0.clone()
    }

    async fn served(&self, pool: &PgPool) -> Server {
        Server::start_with(pool, |settings| settings.client_dir = Some(self.folder())).await
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A finished game of the demo archive.
async fn demo(pool: &PgPool, server: &Server) -> Uuid {
    estafette_server::demo::bring(&GAMES, pool).await.unwrap();
    let found: Archive = read(server.browser().get("/api/archive").await, StatusCode::OK).await;
    found.games[0].id
}

/// A private game that some may watch, played to its end: its players and its id.
async fn private_game(server: &Server) -> (Browser, Browser, Uuid) {
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = melas.create(json!({ "visibility": "private", "watching": "invited" })).await;
    let join = format!("/api/invitations/{}/join", game.invitation.unwrap());
    assert_eq!(bonaparte.post(&join, json!({})).await.status(), StatusCode::OK);
    play(&melas, &bonaparte, game.id, 4).await;
    (melas, bonaparte, game.id)
}

fn address(game: Uuid, question: &str) -> String {
    format!("/api/games/{game}/replay/picture.png{question}")
}

async fn picture(browser: &Browser, game: Uuid, question: &str) -> Vec<u8> {
    let answer = browser.get(&address(game, question)).await;
    assert_eq!(answer.status(), StatusCode::OK, "{question}");
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "image/png");
    answer.bytes().await.unwrap().to_vec()
}

/// The width and the height in the head of a PNG.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!((&png[..8], &png[12..16]), (b"\x89PNG\r\n\x1a\n".as_slice(), b"IHDR".as_slice()));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_moment_is_a_picture_through_a_lens(pool: PgPool) {
    let server = Server::start(&pool).await;
    let game = demo(&pool, &server).await;
    let browser = server.browser();
    let mut pictures = Vec::new();
    for question in [
        "?at=60&lens=truth",
        "?at=60&lens=red",
        "?at=60&lens=blue",
        "?at=60&lens=spectator",
        "?at=0&lens=truth",
        "",
    ] {
        let png = picture(&browser, game, question).await;
        assert_eq!(size(&png), (1200, 630), "{question}");
        assert!(pictures.iter().all(|(_, other)| *other != png), "{question}");
        pictures.push((question, png));
    }
    let field = picture(&browser, game, "?at=60&part=field").await;
    assert_eq!(size(&field), (1600, 1028));
    assert_ne!(picture(&browser, game, "?at=60&part=field&language=de").await, field);
    // The end is where no further entry is, and the widest lens shows the truth.
    for same in ["?at=999999", "?lens=truth", "?part=moment&language=en", "?key=whatever"] {
        assert_eq!(&picture(&browser, game, same).await, &pictures[5].1, "{same}");
    }
    // A server that has drawn nothing yet draws the same.
    let other = Server::start(&pool).await;
    for (question, png) in [&pictures[1], &pictures[5]] {
        assert_eq!(picture(&other.browser(), game, question).await, *png, "{question}");
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_picture_of_an_open_game_is_kept_by_caches_and_known_by_its_tag(pool: PgPool) {
    let server = Server::start(&pool).await;
    let game = demo(&pool, &server).await;
    let answer = server.browser().get(&address(game, "?at=3")).await;
    let headers = answer.headers().clone();
    assert_eq!(headers[header::CACHE_CONTROL], "public, max-age=86400");
    assert_eq!(headers["cross-origin-resource-policy"], "cross-origin");
    assert_eq!(headers["x-content-type-options"], "nosniff");
    let length = answer.bytes().await.unwrap().len();

    let ask = |method: Method| {
        reqwest::Client::new().request(method, format!("http://{}{}", server.address, address(game, "?at=3")))
    };
    let known = ask(Method::GET).header(header::IF_NONE_MATCH, &headers[header::ETAG]).send().await.unwrap();
    assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
    let head = ask(Method::HEAD).send().await.unwrap();
    assert_eq!(head.status(), StatusCode::OK);
    assert_eq!(head.headers()[header::CONTENT_LENGTH], length.to_string().as_str());
    assert!(head.bytes().await.unwrap().is_empty());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn there_is_no_picture_of_a_game_that_runs_or_of_what_one_may_not_see(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte, private) = private_game(&server).await;
    let waiting = melas.create(json!({})).await.id;
    let running = melas.create(json!({})).await.id;
    bonaparte.join(running).await;
    let stranger = server.browser();
    for lens in ["red", "blue", "spectator", "truth"] {
        for asker in [&melas, &bonaparte, &stranger] {
            let answer = asker.get(&address(running, &format!("?lens={lens}&at=0"))).await;
            assert_problem(answer, 409, "still_running").await;
        }
    }
    assert_problem(melas.get(&address(waiting, "")).await, 409, "not_started").await;
    assert_problem(stranger.get(&address(private, "")).await, 401, "not_signed_in").await;
    assert_problem(stranger.get(&address(private, "?key=guessed")).await, 403, "link_revoked").await;
    assert_problem(server.person("Suvorov").await.get(&address(private, "")).await, 403, "not_a_player")
        .await;
    assert_problem(stranger.get(&address(Uuid::new_v4(), "")).await, 404, "no_such_game").await;
    for nonsense in [
        "?lens=everything",
        "?at=-1",
        "?at=1.5",
        "?at=99999999999",
        "?at=",
        "?part=everything",
        "?language=tlh",
        "?width=100000",
        "?at=1&at=2",
    ] {
        assert_problem(melas.get(&address(private, nonsense)).await, 400, "malformed").await;
    }
    let answer = bonaparte.get(&address(private, "?at=2")).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()[header::CACHE_CONTROL], "private, no-store");
    assert_eq!(answer.headers()["cross-origin-resource-policy"], "same-origin");
    let refused = stranger.get(&address(private, "")).await;
    assert_eq!(refused.headers()[header::CACHE_CONTROL], "no-store");
}

/// A page as a program gets it that shows links.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_has_pictures_drawn_without_end_gets_those_that_are_there(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.limits.pictures = Rate::new(1, Duration::from_hours(1));
    })
    .await;
    let (browser, game) = (server.browser(), demo(&pool, &server).await);
    let drawn = picture(&browser, game, "?at=7&lens=blue").await;
    assert_problem(browser.get(&address(game, "?at=8&lens=blue")).await, 429, "too_many_tries").await;
    assert_eq!(picture(&browser, game, "?at=7&lens=blue").await, drawn);
}

async fn page(server: &Server, path: &str, wanted: &[(&str, &str)]) -> Response {
    let mut request = reqwest::Client::new().get(format!("http://{}{path}", server.address));
    for (name, value) in wanted {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap()
}

/// What a tag of a page says, with the references of HTML read.
fn tag(page: &str, name: &str) -> String {
    let (_, rest) =
        page.split_once(&format!("=\"{name}\" content=\"")).unwrap_or_else(|| panic!("{name}: {page}"));
    let text = rest.split('"').next().unwrap();
    let read =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#x27;", "'"), ("&#x2f;", "/"), ("&amp;", "&")];
    read.iter().fold(text.to_owned(), |text, (reference, sign)| text.replace(reference, sign))
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_page_of_a_finished_game_tells_of_the_moment_in_its_address(pool: PgPool) {
    let client = Client::new();
    let server = client.served(&pool).await;
    let game = demo(&pool, &server).await;
    let asked = format!("/games/{game}/replay?at=60&lens=blue");
    let answer = page(&server, &asked, &[]).await;
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
    assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-cache");
    assert_eq!(answer.headers()[header::VARY], "accept-encoding, accept-language");
    let text = answer.text().await.unwrap();
    let (before, rest) = PAGE.split_once("</head>").unwrap();
    assert!(text.starts_with(before) && text.ends_with(rest), "{text}");

    let port = server.address.rsplit(':').next().unwrap();
    let own = format!("http://localhost:{port}");
    assert_eq!(tag(&text, "og:url"), format!("{own}{asked}"));
    let image = tag(&text, "og:image");
    assert_eq!(image, format!("{own}{}", address(game, "?at=60&lens=blue")));
    assert_eq!(tag(&text, "twitter:image"), image);
    let png = picture(&server.browser(), game, image.split_once("picture.png").unwrap().1).await;
    let told = (tag(&text, "og:image:width"), tag(&text, "og:image:height"));
    assert_eq!((told.0.parse().unwrap(), told.1.parse().unwrap()), size(&png));
    assert_eq!(tag(&text, "twitter:card"), "summary_large_image");
    assert_eq!(tag(&text, "og:site_name"), "Estafette");
    assert!(tag(&text, "og:title").starts_with("Triomphe à Marengo: "), "{text}");
    let description = tag(&text, "og:description");
    assert!(description.starts_with("Round ") && description.contains("as France saw it. "), "{description}");
    assert!(description.ends_with('.'), "{description}");
    assert!(tag(&text, "og:image:alt").contains("as France saw it. Blocks on the map: Austria "), "{text}");

    let french = page(&server, &asked, &[("accept-language", "it, fr-CH;q=0.9, en;q=0.8")])
        .await
        .text()
        .await
        .unwrap();
    assert!(tag(&french, "og:description").contains("vue par la France"), "{french}");

    // The game's own page tells of the end.
    let own_page = page(&server, &format!("/games/{game}"), &[]).await;
    let own_page = own_page.text().await.unwrap();
    assert_eq!(tag(&own_page, "og:image"), format!("{own}{}", address(game, "")));
    for wrong in ["?at=-1&lens=everything", "?at=5.5", "?lens=Truth&more=1", "?at=1234567890", "?key=guessed"]
    {
        let answer = page(&server, &format!("/games/{game}{wrong}"), &[]).await;
        assert_eq!(answer.text().await.unwrap(), own_page, "{wrong}");
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_page_with_tags_is_packed_and_has_a_head(pool: PgPool) {
    let client = Client::new();
    let server = client.served(&pool).await;
    let path = format!("/games/{}/replay", demo(&pool, &server).await);
    let plain = page(&server, &path, &[("range", "bytes=0-99")]).await;
    assert_eq!(plain.status(), StatusCode::OK);
    let plain = plain.bytes().await.unwrap();
    let packed = page(&server, &path, &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
    let mut unpacked = Vec::new();
    let packed = packed.bytes().await.unwrap();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut unpacked).unwrap();
    assert_eq!(unpacked, plain);
    let head = server.browser().send(Method::HEAD, &path, None).await;
    assert_eq!(head.status(), StatusCode::OK);
    assert_eq!(head.headers()[header::CONTENT_LENGTH], plain.len().to_string().as_str());
    assert!(head.bytes().await.unwrap().is_empty());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn names_are_told_as_text_whatever_is_in_them(pool: PgPool) {
    let client = Client::new();
    let server = client.served(&pool).await;
    let (austria, france, game) = server.match_up().await;
    play(&austria, &france, game, 2).await;
    let text = page(&server, &format!("/games/{game}"), &[]).await.text().await.unwrap();
    assert_eq!(tag(&text, "og:title"), "Triomphe à Marengo: Melas against Bonaparte");
    assert_eq!(tag(&text, "og:description").split_once(". ").unwrap().1, "Austria resigned.");

    let mut file: Value = read(austria.get(&format!("/api/games/{game}/file")).await, StatusCode::OK).await;
    sqlx::query("delete from games").execute(&pool).await.unwrap();
    let hostile = "\"/></head><script>'&amp;{{ 7 * 7 }}";
    file["players"]["france"] = json!(hostile);
    assert_problem(austria.post("/api/archive", file.clone()).await, 422, "invalid").await;
    // Such a name may be there from before they were looked at.
    file["players"]["france"] = json!("Bonaparte");
    let brought: Imported = read(austria.post("/api/archive", file).await, StatusCode::CREATED).await;
    let renamed = sqlx::query("update seats set name = $1 where game_id = $2 and side = 'blue'");
    renamed.bind(hostile).bind(brought.id).execute(&pool).await.unwrap();
    let text = page(&server, &format!("/games/{}", brought.id), &[]).await.text().await.unwrap();
    assert!(!text.contains("<script"), "{text}");
    assert_eq!(text.matches("</head>").count(), 1, "{text}");
    assert_eq!(tag(&text, "og:title"), format!("Triomphe à Marengo: Melas against {hostile}"));
}

/// Everything of an answer but its date and its number.
async fn whole(answer: Response) -> (StatusCode, String, Vec<u8>) {
    let mut headers = answer.headers().clone();
    headers.remove(header::DATE);
    headers.remove("x-request-id");
    (answer.status(), format!("{headers:?}"), answer.bytes().await.unwrap().to_vec())
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_page_of_any_other_game_tells_nothing_not_even_that_there_is_one(pool: PgPool) {
    let client = Client::new();
    let server = client.served(&pool).await;
    let (melas, bonaparte, private) = private_game(&server).await;
    let waiting = melas.create(json!({})).await.id;
    let running = melas.create(json!({})).await.id;
    bonaparte.join(running).await;
    let link: WatchLink =
        read(melas.post(&format!("/api/games/{private}/watch-link"), json!({})).await, StatusCode::CREATED)
            .await;
    for end in ["", "/replay", "/replay?at=1&lens=truth", "/replay?key=guessed"] {
        for wanted in [&[][..], &[("accept-encoding", "br")], &[("range", "bytes=0-9")]] {
            let unknown =
                whole(page(&server, &format!("/games/{}{end}", Uuid::new_v4()), wanted).await).await;
            if wanted.is_empty() {
                assert_eq!(unknown.2, PAGE.as_bytes());
            }
            for game in [private, running, waiting] {
                let answer = page(&server, &format!("/games/{game}{end}"), wanted).await;
                assert_eq!(whole(answer).await, unknown, "{game}{end}");
            }
            let nonsense = page(&server, &format!("/games/nonsense{end}"), wanted).await;
            assert_eq!(whole(nonsense).await, unknown, "{end}");
            let nowhere = page(&server, &format!("/games/%00{end}"), wanted).await;
            assert_eq!(nowhere.status(), StatusCode::NOT_FOUND, "no file has such a name");
        }
        // A player's cookie makes no difference: whoever sees the page's source may be somebody else.
        let own = melas.get(&format!("/games/{private}{end}")).await;
        assert_eq!(own.text().await.unwrap(), PAGE);
    }

    let key = &link.key;
    let told = page(&server, &format!("/games/{private}/replay?at=1&key={key}"), &[]).await;
    assert_eq!(told.headers()[header::CACHE_CONTROL], "private, no-store");
    let told = told.text().await.unwrap();
    let image = tag(&told, "og:image");
    assert!(image.ends_with(&address(private, &format!("?at=1&key={key}"))), "{image}");
    picture(&server.browser(), private, image.split_once("picture.png").unwrap().1).await;
    let running = page(&server, &format!("/games/{running}?key={key}"), &[]).await;
    assert_eq!(running.text().await.unwrap(), PAGE, "a key of another game");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_looks_without_end_gets_the_page_without_tags(pool: PgPool) {
    let client = Client::new();
    let server = Server::start_with(&pool, |settings| {
        settings.client_dir = Some(client.0.clone());
        settings.limits.looks = estafette_server::limits::Rate::new(2, std::time::Duration::from_hours(1));
    })
    .await;
    let path = format!("/games/{}/replay", demo(&pool, &server).await);
    let mut pages = Vec::new();
    for _ in 0..3 {
        pages.push(page(&server, &path, &[]).await.text().await.unwrap());
    }
    assert!(pages[0].contains("og:image") && pages[2] == PAGE, "{pages:?}");
    assert_problem(server.browser().get(&address(Uuid::new_v4(), "")).await, 429, "too_many_tries").await;
}
