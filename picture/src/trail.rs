//! What happened since, drawn on the field: the ways of blocks, and attacks.
//!
//! Events name blocks by tokens that may have been drawn anew since; a trail only
//! says from where to where some block of an army went, which everybody saw.

use std::fmt::Write;

use estafette_engine::field::Field;
use estafette_engine::field::drawing::geometry::simplified;
use estafette_engine::field::drawing::map::pen::{Pen, number};
use estafette_engine::field::drawing::{DrawnApproach, Point};
use estafette_engine::field::place::{ApproachName, LocaleNumber, PlaceName};
use estafette_engine::force::Side;
use estafette_engine::scene::Sign;
use estafette_engine::telling::{self, By, Path};
use serde_json::Value;

use crate::block::army;
use crate::plate::Plate;
use crate::signs::{assault_arrow, attack_arrow, goes_in};

/// How trails look, with the names of colours.
pub const STYLE: &str = "\
.casing{fill:none;stroke:$corridor;stroke-width:7;opacity:.85}\
.way{fill:none;stroke-width:3;stroke-dasharray:9 6}.blue .way{stroke:$fr}.red .way{stroke:$au}\
.foot{fill:$paper;stroke-width:1.6}.blue .foot{stroke:$fr}.red .foot{stroke:$au}";

/// What is drawn of an event.
#[derive(Clone, PartialEq)]
enum Mark {
    /// A block went a way.
    Way(Side, Vec<Point>),
    /// A manoeuvre attack, from where and over which border.
    Attack(Side, PlaceName, ApproachName),
    /// An assault over a border.
    Assault(Side, ApproachName),
}

/// The trails of events, each once however many blocks took it. What the scene shows
/// itself, as it is still going on, is left out.
pub fn draw(plate: &Plate) -> String {
    let mut marks: Vec<Mark> = Vec::new();
    for event in &plate.events {
        if let Some(mark) = mark(plate, event).filter(|mark| !marks.contains(mark)) {
            marks.push(mark);
        }
    }
    marks.retain(|mark| !is_shown(plate, mark));
    marks.iter().filter_map(|mark| written(plate.field, mark)).collect()
}

fn mark(plate: &Plate, event: &Value) -> Option<Mark> {
    let telling = plate.telling_of(event)?;
    let side = telling.army.as_ref()?.side(event)?;
    if let Some(path) = &telling.path {
        return Some(Mark::Way(side, way(plate.field, path, event)?));
    }
    Some(match telling.mark.as_ref()? {
        telling::Mark::Attack { from, across } => {
            Mark::Attack(side, from.place(event)?, across.approach(event)?)
        }
        telling::Mark::Assault(across) => Mark::Assault(side, across.approach(event)?),
    })
}

/// The way that blocks went, if there were any.
fn way(field: &Field, path: &Path, event: &Value) -> Option<Vec<Point>> {
    let from = path.from.as_ref()?.place(event)?;
    let to = path.to.place(event)?;
    if path.blocks.count(event) == 0 {
        return None;
    }
    match &path.by {
        By::Border => over_border(field, from, to),
        By::Road(crossings) if crossings.count(event) == 0 => over_border(field, from, to),
        By::Road(crossings) => {
            // From a holding area the trail begins at the edge of the map.
            let start = match from {
                PlaceName::Holding(_) => None,
                _ => Some(field.middle(from)?),
            };
            Some(field.by_road(from, start, &crossings.crossings(event), field.middle(to)?))
        }
        By::Bridge => Some(vec![field.middle(from)?, field.middle(to)?]),
        By::Attack => None,
    }
}

/// From a place to another, over the middle of the border between their locales.
fn over_border(field: &Field, from: PlaceName, to: PlaceName) -> Option<Vec<Point>> {
    let ends = [field.middle(from)?, field.middle(to)?];
    let (here, there) = (from.locale()?, to.locale()?);
    if here == there {
        return Some(ends.to_vec());
    }
    let over = passed(field, from, here, there)?;
    Some(vec![ends[0], over.border(), ends[1]])
}

/// The approach through which a block left: the one it stood in, else any that leads there.
fn passed(field: &Field, from: PlaceName, here: LocaleNumber, there: LocaleNumber) -> Option<&DrawnApproach> {
    let leads = |approach: &DrawnApproach| approach.locale == here && approach.towards == there;
    let stood = match from {
        PlaceName::Approach(name) => field.approach(name).filter(|approach| leads(approach)),
        _ => None,
    };
    stood.or_else(|| field.plan.drawing.approaches.iter().find(|approach| leads(approach)))
}

/// Whether a scene shows by itself what a trail would.
fn is_shown(plate: &Plate, mark: &Mark) -> bool {
    let signs = &plate.scene.signs;
    match *mark {
        Mark::Attack(_, _, across) => {
            let to = plate.field.approach(across).map(|approach| approach.opposite);
            signs.iter().any(|sign| matches!(sign, Sign::Threat { defense, .. } if Some(*defense) == to))
        }
        Mark::Assault(_, from) => {
            signs.iter().any(|sign| matches!(sign, Sign::Assault { across, .. } if *across == from))
        }
        Mark::Way(..) => false,
    }
}

fn written(field: &Field, mark: &Mark) -> Option<String> {
    match mark {
        Mark::Way(side, way) => Some(trail(*side, &simplified(way, 0.9))),
        Mark::Attack(side, from, across) => {
            Some(attack_arrow(field.middle(*from)?, goes_in(field, *across)?, *side))
        }
        Mark::Assault(side, across) => assault_arrow(field, *across, *side),
    }
}

/// A dashed line with a ring at its foot.
fn trail(side: Side, way: &[Point]) -> String {
    let mut pen = Pen::default();
    pen.line(way);
    let data = pen.data();
    let mut text = format!(
        r#"<g class="{}"><path class="casing" d="{data}"/><path class="way" d="{data}"/>"#,
        army(side)
    );
    if let Some([x, y]) = way.first().map(|foot| foot.map(number)) {
        let _ = write!(text, r#"<circle class="foot" cx="{x}" cy="{y}" r="4"/>"#);
    }
    text.push_str("</g>");
    text
}

#[cfg(test)]
mod tests {
    use estafette_engine::secrecy::Viewer;
    use serde_json::json;

    use super::*;
    use crate::opening::opening;

    fn drawn(events: &[Value]) -> String {
        draw(&Plate { events: events.to_vec(), ..opening(Viewer::from(Side::Red)) })
    }

    fn marched(piece: u32, from: &str, to: &str) -> Value {
        json!({ "event": "marched", "side": "blue", "pieces": [piece], "from": from, "to": to, "cost": 1 })
    }

    fn attacked(across: &str) -> Value {
        json!({ "event": "manoeuvre_attacked", "side": "red", "pieces": [], "from": "12", "across": across,
                "by_road": false, "cost": 1 })
    }

    #[test]
    fn blocks_that_went_the_same_way_leave_one_trail() {
        let once = drawn(&[marched(1, "5", "8")]);
        assert_eq!(once.matches("class=\"way\"").count(), 1);
        assert_eq!(drawn(&[marched(1, "5", "8"), marched(2, "5", "8")]), once);
        assert_ne!(drawn(&[marched(1, "5", "8"), marched(2, "8", "5")]), once);
    }

    #[test]
    fn a_march_leads_over_the_border_between_the_locales() {
        let plate = opening(Viewer::Spectator);
        let Some(Mark::Way(_, way)) = mark(&plate, &marched(1, "5", "8")) else { panic!("a march") };
        let approach = plate.field.approach("5/8".parse().unwrap()).unwrap();
        let reserve = |number| plate.field.locale(LocaleNumber(number)).unwrap().reserve;
        assert_eq!(way, [reserve(5), approach.border(), reserve(8)]);
    }

    #[test]
    fn an_attack_that_waits_for_its_answer_is_drawn_by_the_scene_alone() {
        let mut plate = Plate { events: vec![attacked("12/10")], ..opening(Viewer::from(Side::Red)) };
        assert!(draw(&plate).contains("attack"));
        plate.scene.signs.push(Sign::Threat { side: Side::Red, defense: "10/12".parse().unwrap() });
        assert_eq!(draw(&plate), "");
    }

    #[test]
    fn a_game_that_nobody_tells_leaves_no_trails() {
        let plate = Plate { events: vec![attacked("12/10")], telling: None, ..opening(Viewer::Spectator) };
        assert_eq!(draw(&plate), "");
    }
}
