//! The real server on a real port, over a real database, spoken to as browsers do.

mod accounts;
mod binary;
mod lobby;
mod mail_kills;
mod mail_pace;
mod mail_sink;
mod mails;
mod orders;
mod pace;
mod parley;
mod play;
mod players;
mod refusals;
mod support;
mod swap;
mod taking_back;
mod talk;
mod web;
mod why_not;
