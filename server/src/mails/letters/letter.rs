//! A letter and its layout.

use std::sync::LazyLock;

use estafette_prose::Words;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Value, context};
use serde::Serialize;

use super::links::Link;
use super::since::Since;
use crate::mails::sending::Picture;

/// What a mail says.
#[derive(Serialize)]
pub struct Letter {
    /// The tag of its language.
    pub language: &'static str,
    /// The subject.
    pub subject: String,
    /// What stands beside the name at the top.
    pub tagline: String,
    /// The heading.
    pub heading: String,
    /// What it is about, paragraph by paragraph.
    pub lead: Vec<String>,
    /// How long the reader has.
    pub time_left: Option<String>,
    /// The board.
    #[serde(skip)]
    pub picture: Option<Picture>,
    /// What the picture is, where it is not shown.
    pub alt: String,
    /// What the board shows, in words, below the picture.
    pub board: Option<String>,
    /// Several places to go to.
    pub list: Vec<Link>,
    /// The one place to go to.
    pub button: Option<Link>,
    /// What happened.
    pub since: Option<Since>,
    /// Why the reader gets it.
    pub why: String,
    /// How to get fewer.
    pub ways: Vec<Link>,
    /// Who runs this server.
    pub footer: Option<String>,
}

/// A letter laid out.
pub struct Rendered {
    /// The subject.
    pub subject: String,
    /// The text.
    pub text: String,
    /// The same in HTML.
    pub html: String,
    /// The picture that the HTML shows.
    pub picture: Option<Picture>,
}

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    // A line with nothing but a tag is no line of the mail.
    if let Ok(syntax) = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build() {
        templates.set_syntax(syntax);
    }
    templates.set_auto_escape_callback(|name| if name == HTML { AutoEscape::Html } else { AutoEscape::None });
    for (name, source) in SOURCES {
        // A test renders them all.
        if let Err(error) = templates.add_template(name, source) {
            tracing::error!(%error, name, "a template of mails cannot be read");
        }
    }
    templates
});

const HTML: &str = "mail.html";
const TEXT: &str = "mail.txt";

const SOURCES: [(&str, &str); 2] = [
    (HTML, include_str!("../../../templates/mail.html")),
    (TEXT, include_str!("../../../templates/mail.txt")),
];

impl Letter {
    /// A letter with nothing but its subject, heading and reason.
    pub(super) fn new(words: &Words, subject: String, heading: String, why: String) -> Letter {
        Letter {
            language: words.language().tag(),
            subject,
            tagline: words.plain("mail-tagline"),
            heading,
            lead: Vec::new(),
            time_left: None,
            picture: None,
            alt: words.plain("board-label"),
            board: None,
            list: Vec::new(),
            button: None,
            since: None,
            why,
            ways: Vec::new(),
            footer: None,
        }
    }

    /// Lays it out.
    pub fn render(self) -> Result<Rendered, minijinja::Error> {
        let picture = self.picture.as_ref().map(|_| Picture::ID);
        let context = context! { picture, ..Value::from(Serde(&self)) };
        let render = |name: &str| TEMPLATES.get_template(name)?.render(&context);
        let (text, html) = (render(TEXT)?, render(HTML)?);
        Ok(Rendered { subject: self.subject, text, html, picture: self.picture })
    }
}
