//! How somebody reads mails, as their browser says it.

use chrono_tz::Tz;
use estafette_prose::Language;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::store::accounts;

/// A language and a clock. What is not known here is left out: it is a suggestion, and no
/// reason to refuse anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Locale {
    language: Option<Language>,
    timezone: Option<Tz>,
}

impl Locale {
    /// What is known of the two.
    pub fn of(language: Option<&str>, timezone: Option<&str>) -> Locale {
        Locale {
            language: language.and_then(|tag| tag.parse().ok()),
            timezone: timezone.and_then(|name| name.parse().ok()),
        }
    }

    /// Keeps it for an account that has chosen nothing.
    pub async fn suggest(&self, connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
        let language = self.language.map(Language::tag);
        let timezone = self.timezone.map(Tz::name);
        accounts::suggest_reading(connection, account, language, timezone).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_left_out() {
        let known = Locale::of(Some("fr"), Some("Europe/Paris"));
        assert_eq!(known.language, Some(Language::French));
        assert_eq!(known.timezone, Some(Tz::Europe__Paris));
        let nothing = Locale { language: None, timezone: None };
        assert_eq!(Locale::of(Some("tlh"), Some("Mars/Olympus")), nothing);
        assert_eq!(Locale::of(None, None), nothing);
    }
}
