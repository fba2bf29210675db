//! A drawing as a data file, joined with the board it draws.

use serde::Deserialize;

use super::geometry::{along, between, contains, direction, quarter_turn, scaled};
use super::{
    BoardDrawing, DrawnApproach, DrawnArea, DrawnCrossing, DrawnLocale, DrawnStar, Mark, Point, ways,
};
use crate::field::board::{Board, RoadEnd, RoadKind};
use crate::field::place::{ApproachName, AreaName, CrossingNumber, LocaleNumber};
use crate::force::Side;

/// A board ready to be drawn: what clients need, and the scenery of the picture.
#[derive(Debug, Clone)]
pub struct Plan {
    /// What clients need.
    pub drawing: BoardDrawing,
    /// What only the picture needs.
    pub scenery: Scenery,
}

/// The decoration of a map and the places of its lettering. No rule depends on it.
#[derive(Debug, Clone, Deserialize)]
pub struct Scenery {
    /// What the map is called.
    pub cartouche: Cartouche,
    /// How the ground rises, where it is drawn.
    pub relief: Option<Relief>,
    /// The outline of the field, then of the holes in it: the locales and the
    /// corridors between them.
    pub field: Vec<Vec<Point>>,
    /// The roads as drawn lines.
    pub roads: Vec<Road>,
    /// The centre lines of broad waters.
    #[serde(default)]
    pub rivers: Vec<River>,
    /// Streams and canals.
    #[serde(default)]
    pub waters: Vec<Brook>,
    /// Standing waters.
    #[serde(default)]
    pub ponds: Vec<Vec<Point>>,
    /// Woods.
    pub woods: Vec<Vec<Point>>,
    /// Parks, planted in rows.
    #[serde(default)]
    pub parks: Vec<Vec<Point>>,
    /// Marshes and rice fields.
    pub marshes: Vec<Marsh>,
    /// Villages and farms.
    pub towns: Vec<Town>,
    /// Names of hills and woods.
    #[serde(default)]
    pub grounds: Vec<GroundName>,
    /// Locales that are hills.
    #[serde(default)]
    pub hills: Vec<Hill>,
    /// Rises of the ground.
    #[serde(default)]
    pub knolls: Vec<Knoll>,
    /// Vineyards.
    #[serde(default)]
    pub vineyards: Vec<Vineyard>,
    /// Names written along waters.
    #[serde(default)]
    pub water_names: Vec<WaterName>,
}

/// The paper on which a map says what it shows.
#[derive(Debug, Clone, Deserialize)]
pub struct Cartouche {
    /// Where it lies: x, y, width, height.
    pub at: [f64; 4],
    /// The line over the title.
    pub over: String,
    /// The title: the name of the field.
    pub title: String,
    /// The line under the title.
    pub under: String,
    /// Board units in 250 metres, where the map has a scale.
    pub scale: Option<f64>,
}

/// How the ground of a plain rises. Beside a river it is flat.
#[derive(Debug, Clone, Deserialize)]
pub struct Relief {
    /// From west to east, from border to border.
    pub eastwards: f64,
    /// How much more in the south.
    pub southwards: f64,
    /// The edge of the flood plain.
    pub bank: Bank,
}

/// The edge of a flood plain that lies in the west.
#[derive(Debug, Clone, Deserialize)]
pub struct Bank {
    /// How far from the western border.
    pub x: f64,
    /// How far it swings to both sides.
    pub swing: f64,
    /// How slowly it swings.
    pub bend: f64,
    /// How broad the slope is.
    pub slope: f64,
}

/// A locale that is a hill.
#[derive(Debug, Clone, Deserialize)]
pub struct Hill {
    /// Its level lines, the lowest first.
    pub rings: Vec<Vec<Point>>,
}

/// The name of a hill or a wood.
#[derive(Debug, Clone, Deserialize)]
pub struct GroundName {
    /// The name.
    pub text: String,
    /// Its middle.
    pub at: Point,
}

/// A drawn road.
#[derive(Debug, Clone, Deserialize)]
pub struct Road {
    /// Main or local.
    pub kind: RoadKind,
    /// Its line.
    pub points: Vec<Point>,
}

/// A broad water.
#[derive(Debug, Clone, Deserialize)]
pub struct River {
    /// Its name.
    pub name: String,
    /// From bank to bank.
    pub width: f64,
    /// Its centre line.
    pub points: Vec<Point>,
}

/// A narrow water.
#[derive(Debug, Clone, Deserialize)]
pub struct Brook {
    /// Stream or canal.
    pub kind: BrookKind,
    /// Its name, if it is one that is told.
    pub name: Option<String>,
    /// Its line.
    pub points: Vec<Point>,
}

/// The kinds of narrow waters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BrookKind {
    /// Runs as it likes.
    Stream,
    /// Dug.
    Canal,
}

/// Wet ground.
#[derive(Debug, Clone, Deserialize)]
pub struct Marsh {
    /// Marsh or rice field.
    pub kind: MarshKind,
    /// Its outline.
    pub points: Vec<Point>,
}

/// The kinds of wet ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarshKind {
    /// Wild.
    Marsh,
    /// Tilled.
    Rice,
}

/// A village or farm.
#[derive(Debug, Clone, Deserialize)]
pub struct Town {
    /// Its name.
    pub name: String,
    /// The name as it is written on the map, in one or two lines.
    pub lines: Vec<String>,
    /// The middle of its houses.
    pub at: Point,
    /// The middle of its name.
    pub label_at: Point,
    /// How large it is.
    pub size: TownSize,
    /// The locales its houses stand in.
    pub locales: Vec<LocaleNumber>,
}

/// How large a town is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TownSize {
    /// Many houses.
    Village,
    /// Some houses, named like a farm.
    Hamlet,
    /// Three wings about a court.
    Farm,
}

/// A rise of the ground.
#[derive(Debug, Clone, Deserialize)]
pub struct Knoll {
    /// Its top.
    pub at: Point,
    /// How far it reaches along its axis and across.
    pub radii: [f64; 2],
    /// How high it is, measured like the rise of the plain.
    pub height: f64,
    /// How its axis is turned, in degrees clockwise.
    pub turn: f64,
}

/// A vineyard.
#[derive(Debug, Clone, Deserialize)]
pub struct Vineyard {
    /// Its middle.
    pub at: Point,
    /// Its extent along the rows and across them.
    pub size: [f64; 2],
    /// How its rows are turned, in degrees clockwise.
    pub turn: f64,
}

/// The name of a water, written along a line.
#[derive(Debug, Clone, Deserialize)]
pub struct WaterName {
    /// The name.
    pub text: String,
    /// How large it is written.
    pub size: WaterNameSize,
    /// The foot of the letters.
    pub points: Vec<Point>,
}

/// How large the name of a water is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WaterNameSize {
    /// A river.
    River,
    /// A river, once more.
    RiverSmall,
    /// A brook.
    Brook,
}

/// Why a drawing cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DrawingError {
    /// The text is not what the reader expects.
    #[error("the drawing cannot be read: {0}")]
    Format(#[from] serde_json::Error),
    /// A part of the board is not drawn, or drawn out of its order.
    #[error("the drawing has no {0} where the board has it")]
    Missing(String),
    /// More is drawn than there is.
    #[error("the drawing has {0} the board does not have")]
    Surplus(&'static str),
}

impl Plan {
    /// Reads the drawing of a board from its JSON text. Everything on the board
    /// must be drawn, in the board's order, so that its ids serve here too. The marks are
    /// the game's own.
    pub fn from_json(board: &Board, text: &str, marks: Vec<Mark>) -> Result<Plan, DrawingError> {
        let data: DrawingData = serde_json::from_str(text)?;
        let locales = locales(board, &data.locales)?;
        let mut drawing = BoardDrawing {
            width: data.width,
            height: data.height,
            view: data.view,
            approaches: approaches(board, &data.approaches, &locales)?,
            crossings: crossings(board, &data)?,
            areas: areas(board, data.areas)?,
            marks: marks.into_iter().chain(data.stars.into_iter().map(Mark::Star)).collect(),
            locales,
        };
        ways::lay(board, &mut drawing, &data.scenery.roads);
        Ok(Plan { drawing, scenery: data.scenery })
    }
}

fn locales(board: &Board, data: &[LocaleData]) -> Result<Vec<DrawnLocale>, DrawingError> {
    let missing = |number: LocaleNumber| DrawingError::Missing(format!("locale {number}"));
    let drawn = board.locales().map(|(id, locale)| {
        let geometry = data.get(id.index()).filter(|geometry| geometry.number == locale.number);
        let geometry = geometry.ok_or_else(|| missing(locale.number))?;
        Ok(DrawnLocale {
            number: locale.number,
            names: geometry.names.clone(),
            capacity: locale.capacity,
            polygon: geometry.polygon.clone(),
            reserve: geometry.reserve,
            numeral: geometry.numeral,
            neighbours: locale.neighbours.iter().map(|&id| board.locale(id).number).collect(),
            ways: Vec::new(),
        })
    });
    none_left(drawn.len(), data.len(), "locales")?;
    drawn.collect()
}

fn approaches(
    board: &Board,
    data: &[ApproachData],
    locales: &[DrawnLocale],
) -> Result<Vec<DrawnApproach>, DrawingError> {
    let missing = |name: ApproachName| DrawingError::Missing(format!("approach {name}"));
    let drawn = board.approaches().map(|(id, approach)| {
        let geometry = data.get(id.index()).filter(|geometry| geometry.name == approach.name);
        let ends = geometry.ok_or_else(|| missing(approach.name))?.ends;
        Ok(DrawnApproach {
            name: approach.name,
            locale: board.locale(approach.locale).number,
            towards: board.locale(approach.towards).number,
            opposite: board.opposite(id).name,
            width: approach.width,
            infantry_penalties: approach.marks.infantry_penalties,
            cavalry_penalties: approach.marks.cavalry_penalties,
            artillery_penalty: approach.marks.artillery_penalty,
            cavalry_obstructing: approach.marks.cavalry_obstructing,
            leaves: approach.leaves,
            ends,
            inward: inward(&locales[approach.locale.index()].polygon, ends),
        })
    });
    none_left(drawn.len(), data.len(), "approaches")?;
    drawn.collect()
}

/// The unit vector from a side of a polygon into it.
fn inward(polygon: &[Point], [a, b]: [Point; 2]) -> Point {
    let normal = quarter_turn(direction(a, b));
    if contains(polygon, along(between(a, b, 0.5), normal, 1.0)) { normal } else { scaled(normal, -1.0) }
}

fn crossings(board: &Board, data: &DrawingData) -> Result<Vec<DrawnCrossing>, DrawingError> {
    let missing = |number: CrossingNumber| DrawingError::Missing(format!("crossing {}", number.0));
    let drawn = board.crossings().map(|(_, crossing)| {
        let mut locales = Vec::with_capacity(2);
        let mut at = data.crossings.iter().find(|c| c.number == crossing.number).map(|c| c.at);
        for end in crossing.ends {
            match end {
                RoadEnd::Locale { locale, .. } => locales.push(board.locale(locale).number),
                RoadEnd::Area(area) => {
                    let name = board.area(area).name;
                    at = data.areas.iter().find(|area| area.name == name).and_then(|area| area.at);
                }
                RoadEnd::Edge => {}
            }
        }
        let at = at.ok_or_else(|| missing(crossing.number))?;
        Ok(DrawnCrossing { number: crossing.number, kind: crossing.kind, at, locales })
    });
    let entries = data.areas.iter().filter(|area| area.at.is_some()).count();
    none_left(drawn.len(), data.crossings.len() + entries, "crossings")?;
    drawn.collect()
}

fn areas(board: &Board, data: Vec<AreaData>) -> Result<Vec<DrawnArea>, DrawingError> {
    let missing = |name: AreaName| DrawingError::Missing(format!("holding area {name}"));
    if let Some((_, lacking)) = board.areas().nth(data.len()) {
        return Err(missing(lacking.name));
    }
    let drawn = data.into_iter().enumerate().map(|(index, geometry)| {
        let area = board.areas().nth(index).map(|(_, area)| area);
        if let Some(area) = area.filter(|area| area.name != geometry.name) {
            return Err(missing(area.name));
        }
        Ok(DrawnArea {
            name: geometry.name,
            side: area.map(|area| area.side).or(geometry.side).ok_or_else(|| missing(geometry.name))?,
            title: geometry.title,
            opens_in_round: area.map(|area| area.opens_in_round),
            entry: area.map(|area| board.locale(area.entry_locale).number),
            tray: geometry.tray,
            label: geometry.label,
            turn: geometry.turn,
            first: geometry.first,
            rank: geometry.rank,
            file: geometry.file,
            ranks: geometry.ranks,
            way: None,
        })
    });
    drawn.collect()
}

fn none_left(on_board: usize, drawn: usize, what: &'static str) -> Result<(), DrawingError> {
    if drawn > on_board { Err(DrawingError::Surplus(what)) } else { Ok(()) }
}

#[derive(Deserialize)]
struct DrawingData {
    width: f64,
    height: f64,
    view: [f64; 4],
    locales: Vec<LocaleData>,
    approaches: Vec<ApproachData>,
    crossings: Vec<CrossingData>,
    areas: Vec<AreaData>,
    #[serde(default)]
    stars: Vec<DrawnStar>,
    #[serde(flatten)]
    scenery: Scenery,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocaleData {
    number: LocaleNumber,
    names: Vec<String>,
    polygon: Vec<Point>,
    numeral: Point,
    reserve: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ApproachData {
    name: ApproachName,
    ends: [Point; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CrossingData {
    number: CrossingNumber,
    at: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaData {
    name: AreaName,
    title: String,
    /// Where its road enters the map, if it has one of its own.
    at: Option<Point>,
    /// Whose blocks wait there, where the board does not say it.
    side: Option<Side>,
    tray: [f64; 4],
    label: Point,
    turn: f64,
    first: Point,
    rank: Point,
    file: Point,
    ranks: u8,
}

#[cfg(test)]
mod tests {
    use super::super::Spot;
    use super::super::geometry::{distance, distance_to_line, sides};
    use super::*;
    use crate::field::Field;
    use crate::field::drawing::{geometry, layout};
    use crate::triomphe::data;

    #[test]
    fn every_approach_lies_along_a_side_of_its_locale_and_looks_into_it() {
        let Field { board, plan: Plan { drawing, .. }, .. } = data::field();
        for (id, approach) in board.approaches() {
            let drawn = &drawing.approaches[id.index()];
            let polygon = &drawing.locales[approach.locale.index()].polygon;
            assert!(sides(polygon).any(|side| side == drawn.ends), "{}", drawn.name);
            let inside = along(between(drawn.ends[0], drawn.ends[1], 0.5), drawn.inward, 2.0);
            assert!(contains(polygon, inside), "{}", drawn.name);
        }
    }

    #[test]
    fn opposite_approaches_face_each_other_over_a_corridor() {
        let drawing = &data::field().plan.drawing;
        for approach in &drawing.approaches {
            let opposite = drawing.approaches.iter().find(|other| other.name == approach.opposite).unwrap();
            let apart = |from: Point, to: &DrawnApproach| distance_to_line(from, &to.ends);
            let nearest = approach.ends.map(|end| apart(end, opposite)).into_iter();
            let nearest =
                nearest.chain(opposite.ends.map(|end| apart(end, approach))).fold(f64::INFINITY, f64::min);
            assert!((6.0..20.0).contains(&nearest), "{}: {nearest}", approach.name);
            assert!(geometry::dot(approach.inward, opposite.inward) < -0.9, "{}", approach.name);
        }
    }

    #[test]
    fn numerals_and_reserves_lie_in_their_locales() {
        for locale in &data::field().plan.drawing.locales {
            assert!(contains(&locale.polygon, locale.reserve), "{}", locale.number);
            assert!(contains(&locale.polygon, locale.numeral), "{}", locale.number);
        }
    }

    #[test]
    fn crossings_lie_at_the_border_they_pass() {
        let drawing = &data::field().plan.drawing;
        for crossing in &drawing.crossings {
            for &number in &crossing.locales {
                let locale = drawing.locales.iter().find(|locale| locale.number == number).unwrap();
                let outline: Vec<_> = sides(&locale.polygon).flatten().collect();
                let apart = distance_to_line(crossing.at, &outline);
                assert!(apart < 20.0, "crossing {} is {apart} from {number}", crossing.number.0);
            }
        }
    }

    #[test]
    fn trays_hold_all_blocks_that_wait_there_and_are_in_view() {
        let Field { board, plan: Plan { drawing, .. }, .. } = data::field();
        for ((id, _), drawn) in board.areas().zip(&drawing.areas) {
            let [x, y, width, height] = drawn.tray;
            let tray = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
            let spots: Vec<Spot> = (0..data::marengo().waiting(id).pieces)
                .map(|index| layout::tray_spot(drawn, index))
                .collect();
            for (index, spot) in spots.iter().enumerate() {
                assert!(layout::outline(spot).within(&tray), "{} {index}", drawn.title);
                assert!(
                    spots[..index].iter().all(|other| distance([other.x, other.y], [spot.x, spot.y]) > 18.0)
                );
            }
            let [left, top, across, down] = drawing.view;
            assert!(x >= left && y >= top && x + width <= left + across && y + height <= top + down);
        }
    }

    #[test]
    fn the_field_holds_all_locales() {
        let Plan { drawing, scenery } = &data::field().plan;
        for locale in &drawing.locales {
            assert!(contains(&scenery.field[0], locale.reserve), "{}", locale.number);
        }
    }

    #[test]
    fn a_drawing_that_lacks_a_locale_is_refused() {
        let text = include_str!("../../../data/triomphe/drawing.json");
        let lacking = text.replacen(r#"{"number": 7, "#, r#"{"number": 107, "#, 1);
        let refused = Plan::from_json(&data::field().board, &lacking, Vec::new()).unwrap_err();
        assert_eq!(refused.to_string(), "the drawing has no locale 7 where the board has it");
    }
}
