//! Armies, faces and places in words.

use std::collections::BTreeMap;

use estafette_engine::field::place::{AreaName, LocaleNumber, PlaceName};
use estafette_engine::force::Side;
use estafette_engine::game::Rules;
use estafette_engine::labels::Labels;
use serde_json::Value;

use crate::catalogue::Told;
use crate::words::Words;

/// What the places of a board are called.
#[derive(Default)]
pub struct Names {
    villages: BTreeMap<LocaleNumber, String>,
    areas: BTreeMap<AreaName, String>,
}

impl Names {
    /// The names on the board of a game; none where there is no board.
    pub fn of(rules: &dyn Rules) -> Names {
        let Some(drawing) = rules.field().map(|field| &field.plan.drawing) else { return Names::default() };
        // A farm gives a locale no name: there are too many, and none was fought for.
        let village = |names: &[String]| names.iter().find(|name| !name.starts_with("C. ")).cloned();
        let villages =
            drawing.locales.iter().filter_map(|locale| Some((locale.number, village(&locale.names)?)));
        let areas = drawing.areas.iter().map(|area| (area.name, area.title.clone()));
        Names { villages: villages.collect(), areas: areas.collect() }
    }

    /// A locale in a sentence: `Marengo (14)` or `locale 39`.
    pub fn locale(&self, words: &Words, locale: LocaleNumber) -> String {
        let mut told = Told::new();
        told.set("number", locale.to_string());
        match self.villages.get(&locale) {
            Some(village) => {
                told.set("village", village.clone());
                words.say("village", &told)
            }
            None => words.say("the-locale", &told),
        }
    }

    /// The locale or holding area of a place.
    pub fn place(&self, words: &Words, place: PlaceName) -> String {
        match place {
            PlaceName::Reserve(locale) => self.locale(words, locale),
            PlaceName::Approach(approach) => self.locale(words, approach.locale),
            PlaceName::Holding(area) => self.areas.get(&area).cloned().unwrap_or_else(|| area.to_string()),
            PlaceName::Eliminated => String::new(),
        }
    }

    /// The position in full, in a sentence: `Marengo (14), facing locale 10`.
    pub fn position(&self, words: &Words, place: PlaceName) -> String {
        let mut told = Told::new();
        told.set("locale", self.place(words, place));
        match place {
            PlaceName::Approach(approach) => {
                told.set("towards", self.locale(words, approach.towards));
                words.say("where-approach", &told)
            }
            PlaceName::Reserve(_) => words.say("where-reserve", &told),
            PlaceName::Holding(_) | PlaceName::Eliminated => self.place(words, place),
        }
    }
}

impl Words {
    /// The arguments that every sentence about an army gets.
    pub fn of_side(&self, side: Side) -> Told<'static> {
        let mut told = Told::new();
        told.set("side", self.side_label(side));
        let name = if self.labels == Labels::COLOURS { "the-colour" } else { "the-side" };
        let name = self.say(name, &told);
        told.set("name", name);
        told.set("title", self.side_title(side));
        told
    }

    /// A side alone: `Austria`.
    pub fn side_title(&self, side: Side) -> String {
        self.plain(&format!("side-{}", self.side_label(side)))
    }

    /// The word by which catalogues choose a form for a side.
    pub fn side_label(&self, side: Side) -> &'static str {
        self.labels.of(side)
    }

    /// A face as it is on the wire: `infantry 3`. A block of the guard is of an arm of its own.
    pub fn face(&self, face: &Value) -> Option<String> {
        let arm = if face["guard"] == true { "guard" } else { face["arm"].as_str()? };
        let mut told = Told::new();
        told.set("arm", arm.to_owned());
        told.set("strength", face["strength"].as_u64()?);
        Some(self.say("face", &told))
    }

    /// What a game calls one of its words: a commander, for instance.
    pub fn name(&self, word: &str) -> String {
        self.plain(&format!("name-{word}"))
    }

    /// The hour a round begins at, in a game whose rounds are an hour each: `noon`.
    pub fn hour(&self, round: u8) -> Option<String> {
        Some(self.clock(self.first_hour? + round - 1))
    }

    /// An hour of the day: `noon`.
    pub fn clock(&self, clock: u8) -> String {
        const NOON: u8 = 12;
        if clock == NOON {
            return self.plain("hour-noon");
        }
        let mut told = Told::new();
        told.set("hour", ((clock + NOON - 1) % NOON + 1).to_string());
        told.set("clock", clock.to_string());
        self.say("hour", &told)
    }
}
