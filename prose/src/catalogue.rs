//! A catalogue: messages of one language by their keys.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// What a message of a catalogue is told with.
pub type Told<'a> = FluentArgs<'a>;

/// Messages by their keys.
pub(crate) struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// Put together from parts; of two messages with one key the later one counts.
    pub fn read(language: Language, parts: &[&str]) -> Catalogue {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for part in parts {
            // What can be read is taken; a test sees to it that everything can.
            let resource =
                FluentResource::try_new((*part).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Catalogue(bundle)
    }

    /// Whether there is a message under a key.
    pub fn has(&self, key: &str) -> bool {
        self.0.has_message(key)
    }

    /// The message under a key; nothing where there is none.
    pub fn format(&self, key: &str, told: &Told<'_>) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        Some(self.0.format_pattern(pattern, Some(told), &mut Vec::new()).into_owned())
    }
}
