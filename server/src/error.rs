//! How handlers say no: one enum, mapped to answers a client can act on.

use axum::Json;
use axum::extract::rejection::{BytesRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use estafette_protocol::error::Problem;

/// What can go wrong in a handler.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No session, or one that has ended.
    #[error("You are not signed in.")]
    NotSignedIn,
    /// The same answer for a wrong name and a wrong password.
    #[error("The name or the password is wrong.")]
    WrongCredentials,
    /// A wrong password from somebody who is signed in.
    #[error("The password is wrong.")]
    WrongPassword,
    /// An access token where only a browser's session will do.
    #[error("An access token cannot manage the account. Sign in with the password.")]
    NotForTokens,
    /// Somebody has the name already.
    #[error("This name is taken. Choose another one.")]
    NameTaken,
    /// A field of the request is not as it must be.
    #[error("{message}")]
    Invalid {
        /// The field.
        field: &'static str,
        /// What it must be.
        message: &'static str,
    },
    /// A password that is tried before others, or the own name.
    #[error("This password is one of the first that anybody tries. Choose another one.")]
    CommonPassword {
        /// Where it was given.
        field: &'static str,
    },
    /// The body is not what the address takes.
    #[error("The request is not understood.")]
    Malformed(StatusCode),
    /// The engine refuses the options of a new game.
    #[error("{sentence}")]
    RefusedOptions {
        /// The engine's code.
        code: &'static str,
        /// The engine's sentence.
        sentence: String,
    },
    /// Too many sign-ups or log-ins.
    #[error("Too many tries. Wait a little and try again.")]
    TooManyTries,
    /// Too many games that wait for an opponent.
    #[error("You have too many games waiting for an opponent. Leave one first.")]
    TooManyGames,
    /// Too many access tokens.
    #[error("You have too many access tokens. Revoke one first.")]
    TooManyTokens,
    /// No such session of this account.
    #[error("This session has ended already.")]
    NoSuchSession,
    /// No such token of this account.
    #[error("This access token was revoked already.")]
    NoSuchToken,
    /// A link that was used, is too old, or never was one.
    #[error("This link was used already, or is too old. Ask for a new one.")]
    LinkVoid,
    /// A link is to be sent again, and there is no address that waits for one.
    #[error("There is no address to be verified.")]
    NothingToVerify,
    /// A rematch with somebody who has left for good.
    #[error("Your opponent has deleted the account, so there is nobody to play again with.")]
    OpponentGone,
    /// Mails to strangers from somebody without a verified address.
    #[error("Verify your own mail address first. You find it under your account.")]
    NoAddress,
    /// Nothing at this address.
    #[error("There is nothing at this address.")]
    NotFound,
    /// The address does not take this method.
    #[error("This address does not take this method.")]
    MethodNotAllowed,
    /// No such game.
    #[error("There is no such game.")]
    NoSuchGame,
    /// No such mail, or not to the one who asks.
    #[error("There is no such mail.")]
    NoSuchMail,
    /// A link of a mail that stops nothing.
    #[error("This link is not known. Sign in to choose what is sent.")]
    NoSuchLink,
    /// No such invitation.
    #[error("There is no such invitation. The game may have been withdrawn.")]
    NoSuchInvitation,
    /// Somebody else has accepted the invitation.
    #[error("Somebody has accepted this invitation already.")]
    InvitationUsed,
    /// A game without a seat for the one who asks.
    #[error("You do not play in this game.")]
    NotAPlayer,
    /// The key of a link for watching that holds no more.
    #[error("This link does not let you watch. Ask the players for a new one.")]
    LinkRevoked,
    /// A link for a game that nobody may watch.
    #[error("Nobody may watch this game, so there is no link to it.")]
    NobodyWatches,
    /// Who may watch was agreed on when the second player joined.
    #[error("This was agreed on when the game began. It can only be made stricter.")]
    WatchingAgreed,
    /// Eyes that are not one's own, in a game that runs.
    #[error("Until the game is over you can look back only through your own eyes.")]
    LensClosed,
    /// As many watch as can.
    #[error("As many people watch this game as can. Try again later.")]
    TooManyWatchers,
    /// A game that can only be joined by invitation.
    #[error("This game can only be joined with its invitation link.")]
    NotOpen,
    /// Joining one's own game.
    #[error("This is your own game. Wait for an opponent.")]
    OwnGame,
    /// All seats are taken.
    #[error("This game has its players already.")]
    GameFull,
    /// Somebody sits there.
    #[error("This seat is taken. Choose another one.")]
    SeatTaken,
    /// The game has no such seat.
    #[error("This game has no such seat.")]
    NoSuchSeat,
    /// The seats are drawn when the game begins.
    #[error("The sides of this game are drawn when it begins, so none can be chosen.")]
    SeatsAreDrawn,
    /// The rules have had the players change seats.
    #[error("You sit on another seat now.")]
    SeatChanged,
    /// The game waits for players.
    #[error("This game waits for players.")]
    NotStarted,
    /// A game that still runs, or waits.
    #[error("This game is not over yet. Come back when it is.")]
    StillRunning,
    /// A game that is played without deduction sheets.
    #[error("This game is played without deduction sheets.")]
    DeductionsOff,
    /// A game file that is not verified.
    #[error("This file is not verified. Only a game that plays again as its file says is taken.")]
    NotVerified,
    /// A game file with times that are still to come.
    #[error("This file has times that are still to come.")]
    FromTheFuture,
    /// The file of a game that was played here and is not open to everybody.
    #[error("This game was played here. It stays as private as it is.")]
    PlayedHere,
    /// So many games were taken in that no more are.
    #[error("You have brought as many games as is possible.")]
    TooManyImports,
    /// Only a waiting game can be left.
    #[error("This game has begun. It can no longer be left.")]
    HasBegun,
    /// A game that was created without talk.
    #[error("This game is played without talk.")]
    TalkOff,
    /// The speaker has blocked the opponent.
    #[error("You have blocked your opponent. Take that back to talk.")]
    TalkBlocked,
    /// The opponent has blocked the speaker.
    #[error("Your opponent does not take messages.")]
    TalkUnheard,
    /// Nothing, or too much.
    #[error("A message has 1 to 500 characters.")]
    TalkLength,
    /// As much was said as a game can hold.
    #[error("No more can be said in this game.")]
    TalkFull,
    /// Too many messages.
    #[error("Too many messages. Wait a little and try again.")]
    TalkTooFast,
    /// Nothing, or too much.
    #[error("A comment has 1 to 1000 characters.")]
    CommentLength,
    /// A moment that the game does not have.
    #[error("This game has no such moment.")]
    CommentNowhere,
    /// A reader, while not both players let readers comment.
    #[error("The players of this game do not let readers comment.")]
    CommentsClosed,
    /// A reader whom one of the players has blocked.
    #[error("One of the players does not take comments from you.")]
    CommentUnwanted,
    /// As many comments as a game can hold.
    #[error("This game holds as many comments as it can.")]
    CommentsFull,
    /// As many comments on a game as a reader may write.
    #[error("You have written as many comments on this game as a reader can. Remove one first.")]
    TooManyComments,
    /// Too many comments in a short time.
    #[error("Too many comments. Wait a little and try again.")]
    CommentTooFast,
    /// No such comment.
    #[error("There is no such comment. It may have been removed.")]
    NoSuchComment,
    /// Somebody else's comment, to be removed.
    #[error("Only who wrote this comment can remove it.")]
    NotYourComment,
    /// One's own comment, to be reported.
    #[error("This comment is your own. You can remove it yourself.")]
    OwnComment,
    /// Nobody has this name.
    #[error("There is no player of this name.")]
    NoSuchPlayer,
    /// One of the two has blocked the other.
    #[error("You cannot join this game: one of you has blocked the other.")]
    Blocked,
    /// So many are blocked that no more can be.
    #[error("You have blocked as many people as is possible. Take one back first.")]
    TooManyBlocks,
    /// A request that another site's page caused.
    #[error("This request came from another site.")]
    ForeignOrigin,
    /// The address is for a WebSocket.
    #[error("This address is for WebSockets.")]
    NotAWebSocket,
    /// A stored game that cannot be read or folded.
    #[error("This game is damaged. Its players have lost nothing else; please tell the host.")]
    GameDamaged,
    /// More work than can be done now.
    #[error("The server is busy. Try again in a moment.")]
    Busy,
    /// The database does not answer.
    #[error("The server cannot reach its database. Try again in a moment.")]
    Unavailable,
    /// The database takes nothing in: its disk is full, or it is a copy that is only read.
    #[error("The server cannot store anything at present. Try again in a while.")]
    CannotStore,
    /// The database has not said in time whether it has what it was given.
    #[error("It is not known yet whether this was stored. Ask again.")]
    NotKnownYet,
    /// Anything else; the cause is in the log.
    #[error("Something went wrong on the server.")]
    Internal,
}

impl Error {
    /// The status and the stable code.
    fn answer(&self) -> (StatusCode, &str) {
        match self {
            Error::NotSignedIn => (StatusCode::UNAUTHORIZED, "not_signed_in"),
            Error::WrongCredentials => (StatusCode::UNAUTHORIZED, "wrong_credentials"),
            Error::WrongPassword => (StatusCode::FORBIDDEN, "wrong_password"),
            Error::NotForTokens => (StatusCode::FORBIDDEN, "not_for_tokens"),
            Error::NameTaken => (StatusCode::CONFLICT, "name_taken"),
            Error::Invalid { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "invalid"),
            Error::CommonPassword { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "common_password"),
            Error::Malformed(status) => (*status, "malformed"),
            Error::RefusedOptions { code, .. } => (StatusCode::UNPROCESSABLE_ENTITY, code),
            Error::TooManyTries => (StatusCode::TOO_MANY_REQUESTS, "too_many_tries"),
            Error::TooManyGames => (StatusCode::CONFLICT, "too_many_games"),
            Error::TooManyTokens => (StatusCode::CONFLICT, "too_many_tokens"),
            Error::NoSuchSession => (StatusCode::NOT_FOUND, "no_such_session"),
            Error::NoSuchToken => (StatusCode::NOT_FOUND, "no_such_token"),
            Error::LinkVoid => (StatusCode::GONE, "link_void"),
            Error::NothingToVerify => (StatusCode::CONFLICT, "nothing_to_verify"),
            Error::OpponentGone => (StatusCode::CONFLICT, "opponent_gone"),
            Error::NoAddress => (StatusCode::CONFLICT, "no_address"),
            Error::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Error::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed"),
            Error::NoSuchGame => (StatusCode::NOT_FOUND, "no_such_game"),
            Error::NoSuchMail => (StatusCode::NOT_FOUND, "no_such_mail"),
            Error::NoSuchLink => (StatusCode::NOT_FOUND, "no_such_link"),
            Error::NoSuchInvitation => (StatusCode::NOT_FOUND, "no_such_invitation"),
            Error::InvitationUsed => (StatusCode::GONE, "invitation_used"),
            Error::NotAPlayer => (StatusCode::FORBIDDEN, "not_a_player"),
            Error::LinkRevoked => (StatusCode::FORBIDDEN, "link_revoked"),
            Error::NobodyWatches => (StatusCode::CONFLICT, "nobody_watches"),
            Error::WatchingAgreed => (StatusCode::CONFLICT, "watching_agreed"),
            Error::LensClosed => (StatusCode::FORBIDDEN, "lens_closed"),
            Error::TooManyWatchers => (StatusCode::SERVICE_UNAVAILABLE, "too_many_watchers"),
            Error::NotOpen => (StatusCode::FORBIDDEN, "not_open"),
            Error::OwnGame => (StatusCode::CONFLICT, "own_game"),
            Error::GameFull => (StatusCode::CONFLICT, "game_full"),
            Error::SeatTaken => (StatusCode::CONFLICT, "seat_taken"),
            Error::NoSuchSeat => (StatusCode::NOT_FOUND, "no_such_seat"),
            Error::SeatsAreDrawn => (StatusCode::CONFLICT, "seats_are_drawn"),
            Error::SeatChanged => (StatusCode::CONFLICT, "seat_changed"),
            Error::NotStarted => (StatusCode::CONFLICT, "not_started"),
            Error::StillRunning => (StatusCode::CONFLICT, "still_running"),
            Error::DeductionsOff => (StatusCode::CONFLICT, "deductions_off"),
            Error::NotVerified => (StatusCode::UNPROCESSABLE_ENTITY, "not_verified"),
            Error::FromTheFuture => (StatusCode::UNPROCESSABLE_ENTITY, "from_the_future"),
            Error::PlayedHere => (StatusCode::CONFLICT, "played_here"),
            Error::TooManyImports => (StatusCode::CONFLICT, "too_many_imports"),
            Error::HasBegun => (StatusCode::CONFLICT, "has_begun"),
            Error::TalkOff => (StatusCode::CONFLICT, "talk_off"),
            Error::TalkBlocked => (StatusCode::CONFLICT, "talk_blocked"),
            Error::TalkUnheard => (StatusCode::CONFLICT, "talk_unheard"),
            Error::TalkLength => (StatusCode::UNPROCESSABLE_ENTITY, "talk_length"),
            Error::TalkFull => (StatusCode::CONFLICT, "talk_full"),
            Error::TalkTooFast => (StatusCode::TOO_MANY_REQUESTS, "talk_too_fast"),
            Error::CommentLength => (StatusCode::UNPROCESSABLE_ENTITY, "comment_length"),
            Error::CommentNowhere => (StatusCode::UNPROCESSABLE_ENTITY, "comment_nowhere"),
            Error::CommentsClosed => (StatusCode::FORBIDDEN, "comments_closed"),
            Error::CommentUnwanted => (StatusCode::FORBIDDEN, "comment_unwanted"),
            Error::CommentsFull => (StatusCode::CONFLICT, "comments_full"),
            Error::TooManyComments => (StatusCode::CONFLICT, "too_many_comments"),
            Error::CommentTooFast => (StatusCode::TOO_MANY_REQUESTS, "comment_too_fast"),
            Error::NoSuchComment => (StatusCode::NOT_FOUND, "no_such_comment"),
            Error::NotYourComment => (StatusCode::FORBIDDEN, "not_your_comment"),
            Error::OwnComment => (StatusCode::CONFLICT, "own_comment"),
            Error::NoSuchPlayer => (StatusCode::NOT_FOUND, "no_such_player"),
            Error::Blocked => (StatusCode::FORBIDDEN, "blocked"),
            Error::TooManyBlocks => (StatusCode::CONFLICT, "too_many_blocks"),
            Error::ForeignOrigin => (StatusCode::FORBIDDEN, "foreign_origin"),
            Error::NotAWebSocket => (StatusCode::UPGRADE_REQUIRED, "not_a_websocket"),
            Error::GameDamaged => (StatusCode::INTERNAL_SERVER_ERROR, "game_damaged"),
            Error::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            Error::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            Error::CannotStore => (StatusCode::SERVICE_UNAVAILABLE, "cannot_store"),
            Error::NotKnownYet => (StatusCode::SERVICE_UNAVAILABLE, "not_known_yet"),
            Error::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// The stable code.
    pub fn code(&self) -> &str {
        self.answer().1
    }

    fn field(&self) -> Option<&'static str> {
        match self {
            Error::Invalid { field, .. } | Error::CommonPassword { field } => Some(field),
            Error::NameTaken => Some("name"),
            Error::WrongPassword => Some("password"),
            Error::RefusedOptions { .. } => Some("options"),
            _ => None,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, code) = self.answer();
        let problem = Problem {
            code: code.to_owned(),
            message: self.to_string(),
            field: self.field().map(ToOwned::to_owned),
        };
        (status, Json(problem)).into_response()
    }
}

/// Constraints have their own answers; the rest is logged, without the values
/// that a database names in the details of its errors, and told to nobody.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        let constraint = error.as_database_error().and_then(|error| error.constraint());
        match constraint {
            Some("accounts_name_unique") => return Error::NameTaken,
            // The account was deleted while its request was under way.
            Some("games_players_exist") => return Error::NotSignedIn,
            // Somebody else brought the same game at the same moment; it is there when asked again.
            Some("imports_hash_unique") => return Error::Busy,
            _ => {}
        }
        match Trouble::of(&error) {
            Trouble::Value => {
                tracing::debug!(%error, "a value is beyond what the database can hold");
                Error::Malformed(StatusCode::BAD_REQUEST)
            }
            Trouble::Away => {
                tracing::error!(%error, "the database does not answer");
                Error::Unavailable
            }
            Trouble::Store => {
                tracing::error!(%error, "the database cannot store: look after its disk");
                Error::CannotStore
            }
            Trouble::Other => {
                tracing::error!(%error, "the database refuses");
                Error::Internal
            }
        }
    }
}

/// What an error of the database is about.
enum Trouble {
    /// A time, a number or a text that somebody sent, and that it cannot hold.
    Value,
    /// It is not there, or not ready.
    Away,
    /// It can be read, but takes nothing in.
    Store,
    /// A fault of ours.
    Other,
}

impl Trouble {
    /// Told by the classes of PostgreSQL's codes of errors.
    fn of(error: &sqlx::Error) -> Trouble {
        match error {
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => return Trouble::Away,
            sqlx::Error::Encode(_) => return Trouble::Value,
            _ => {}
        }
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
        match code.as_deref() {
            // Too many connections.
            Some("53300") => Trouble::Away,
            // A transaction that may only read.
            Some("25006") => Trouble::Store,
            Some(code) => match code.get(..2) {
                Some("22") => Trouble::Value,
                Some("08" | "57") => Trouble::Away,
                Some("53" | "58") => Trouble::Store,
                _ => Trouble::Other,
            },
            None => Trouble::Other,
        }
    }
}

impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Error {
        Error::Malformed(rejection.status())
    }
}

impl From<BytesRejection> for Error {
    fn from(rejection: BytesRejection) -> Error {
        Error::Malformed(rejection.status())
    }
}

impl From<PathRejection> for Error {
    fn from(_: PathRejection) -> Error {
        Error::NotFound
    }
}

impl From<QueryRejection> for Error {
    fn from(rejection: QueryRejection) -> Error {
        Error::Malformed(rejection.status())
    }
}

impl From<WebSocketUpgradeRejection> for Error {
    fn from(_: WebSocketUpgradeRejection) -> Error {
        Error::NotAWebSocket
    }
}
