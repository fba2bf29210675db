//! Extractors that answer with a [`Problem`](estafette_protocol::error::Problem).

mod caller;
mod player;

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use estafette_prose::Language;

use crate::error::Error;

pub use caller::Caller;
pub use player::{Owner, Player};

/// A JSON body.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Error))]
pub struct Json<T>(pub T);

/// A body as it is.
pub struct Body(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body, Error> {
        Ok(Body(Bytes::from_request(request, state).await?))
    }
}

/// The variables of the address.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Error))]
pub struct Path<T>(pub T);

/// What stands after the question mark of the address.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Error))]
pub struct Query<T>(pub T);

/// The language that a reader wants most of those there are; English where none is wanted.
pub struct PreferredLanguage(pub Language);

impl<S: Send + Sync> FromRequestParts<S> for PreferredLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<PreferredLanguage, Infallible> {
        let wanted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(PreferredLanguage(wanted.and_then(Language::first_known).unwrap_or_default()))
    }
}
