//! `/api/account/export`: everything that is kept about an account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use chrono::Utc;
use estafette_protocol::export::{Export, ExportedGame};

use super::details;
use crate::app::App;
use crate::controllers::notifications;
use crate::error::Error;
use crate::extract::Owner;
use crate::store::{access_tokens, blocks, comments, exports, games, mails, sessions};

/// `GET /api/account/export`: one JSON file. What is added to an account is added here:
/// a field of [`Export`] and the line that fills it.
pub async fn show(State(app): State<Arc<App>>, owner: Owner) -> Result<impl IntoResponse, Error> {
    let account = owner.account.id;
    app.limiter.export(account)?;
    let export = Export {
        exported_at: Utc::now(),
        account: owner.account.clone(),
        details: details(&app, &owner).await?,
        sessions: sessions::of_account(&app.pool, account, &owner.session).await?,
        tokens: access_tokens::of_account(&app.pool, account).await?,
        notifications: notifications::settings_of(&app, account).await?,
        mails: mails::of_account(&app.pool, account).await?,
        comments: comments::of_account(&app.pool, account).await?,
        blocks: blocks::names(&app.pool, account).await?,
        games: exported_games(&app, &owner).await?,
    };
    // Names are plain letters: nothing has to be escaped.
    let disposition = format!("attachment; filename=\"estafette-{}.json\"", owner.account.name);
    Ok(([(header::CONTENT_DISPOSITION, disposition)], Json(export)))
}

/// A game that ends meanwhile may be listed as running and have the orders of both
/// sides; never the other way round.
async fn exported_games(app: &App, owner: &Owner) -> Result<Vec<ExportedGame>, Error> {
    let account = owner.account.id;
    let games = games::all_of_account(&app.pool, account).await?;
    let mut origins = exports::origins(&app.pool, account).await?;
    let mut orders = exports::orders(&app.pool, account).await?;
    let mut messages = exports::messages(&app.pool, account).await?;
    let mut notes = exports::notes(&app.pool, account).await?;
    let exported = games.iter().filter_map(|game| {
        let origin = origins.remove(&game.id)?;
        Some(ExportedGame {
            summary: game.summary(Some(account)),
            rules_version: origin.rules_version,
            options: origin.options,
            seed: origin.seed,
            orders: orders.remove(&game.id).unwrap_or_default(),
            messages: messages.remove(&game.id).unwrap_or_default(),
            notes: notes.remove(&game.id).unwrap_or_default(),
        })
    });
    Ok(exported.collect())
}
