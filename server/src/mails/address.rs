//! Mail addresses: read from what somebody typed, and verified by a link.

use std::str::FromStr;

use sqlx::PgConnection;
use uuid::Uuid;

use crate::error::Error;
use crate::store::mail_links::{self, Link, Purpose};
use crate::store::outbox::{self, Notice};
use crate::token::Token;

/// The longest address there is, in bytes.
const LONGEST: usize = 254;

/// Reads an address as somebody typed it.
pub fn read(text: &str) -> Result<String, Error> {
    let text = text.trim();
    let is_one = text.len() <= LONGEST && text.is_ascii() && lettre::Address::from_str(text).is_ok();
    if is_one && text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Ok(text.to_owned());
    }
    Err(Error::Invalid { field: "email", message: "This is not an address that mail can be sent to." })
}

/// Sends a link to an address that is to belong to an account; links to other addresses
/// work no more.
pub async fn send_verification(
    connection: &mut PgConnection,
    account: Uuid,
    address: &str,
) -> Result<(), sqlx::Error> {
    mail_links::forget_other_addresses(connection, account, address).await?;
    let path = link(connection, Purpose::VerifyAddress, account, address, "verify").await?;
    outbox::enqueue(connection, Notice::verify_address(account, address, &path)).await?;
    Ok(())
}

/// Sends a link to the address of an account, by which a new password can be chosen.
pub async fn send_reset(
    connection: &mut PgConnection,
    account: Uuid,
    address: &str,
) -> Result<(), sqlx::Error> {
    let path = link(connection, Purpose::ResetPassword, account, address, "reset").await?;
    outbox::enqueue(connection, Notice::reset_password(account, &path)).await?;
    Ok(())
}

/// A fresh link. The token stands behind a `#`, so that no server and no proxy reads it.
async fn link(
    connection: &mut PgConnection,
    purpose: Purpose,
    account: Uuid,
    address: &str,
    page: &str,
) -> Result<String, sqlx::Error> {
    let token = Token::draw();
    let link = Link { account, address: address.to_owned() };
    mail_links::insert(connection, &token.hash(), purpose, &link).await?;
    Ok(format!("/{page}#{}", token.text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_box_and_a_host() {
        for right in ["melas@example.org", " M.v.Melas+games@sub.example.org ", "a@localhost"] {
            assert_eq!(read(right).unwrap(), right.trim());
        }
        let long = format!("{}@example.org", "x".repeat(250));
        for wrong in
            ["", "melas", "@example.org", "a@", "a b@example.org", "a@b@c", "a@x\n.org", "\0@a.org", &long]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
