//! The real server on a real port, over a real database, spoken to as browsers do.

mod access_tokens;
mod accounts;
mod addresses;
mod binary;
mod deletion;
mod export;
mod letters;
mod lobby;
mod mail_kills;
mod mail_sink;
mod mails;
mod orders;
mod password_resets;
mod passwords;
mod play;
mod refusals;
mod sessions;
mod support;
mod swap;
mod taking_back;
mod talk;
mod web;
mod why_not;
