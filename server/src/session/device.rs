//! A rough name for the device that somebody signs in from: enough to tell one's phone
//! from one's desk. Nothing else of what the browser says is kept.

use axum::http::{HeaderMap, header};
use estafette_protocol::account::Device;

/// Marks of browsers. Those that name others too, to be served like them, come first.
const BROWSERS: [(&str, &str); 13] = [
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("YaBrowser/", "Yandex"),
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Marks of systems, likewise.
const SYSTEMS: [(&str, &str); 9] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("FreeBSD", "FreeBSD"),
    ("OpenBSD", "OpenBSD"),
    ("Linux", "Linux"),
];

/// The device of a request, as far as its user agent tells.
pub fn of(headers: &HeaderMap) -> Device {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find = |marks: &[(&str, &str)]| {
        marks.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| (*name).to_owned())
    };
    Device { browser: find(&BROWSERS), system: find(&SYSTEMS) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(agent: &str) -> (Option<String>, Option<String>) {
        let mut headers = HeaderMap::new();
        headers.insert(header::USER_AGENT, agent.parse().unwrap());
        let Device { browser, system } = of(&headers);
        (browser, system)
    }

    #[test]
    fn browsers_are_known_though_they_name_each_other() {
        let agents = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0",
                "Edge",
                "Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/139.0.0.0 Mobile Safari/537.36",
                "Chrome",
                "Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari",
                "iPhone",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                "Safari",
                "macOS",
            ),
        ];
        for (agent, browser, system) in agents {
            assert_eq!(named(agent), (Some(browser.to_owned()), Some(system.to_owned())), "{agent}");
        }
    }

    #[test]
    fn what_is_not_known_has_no_name() {
        assert_eq!(named("curl/8.5.0"), (None, None));
        assert_eq!(of(&HeaderMap::new()), Device { browser: None, system: None });
    }
}
