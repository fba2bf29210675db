//! Extractors that answer with a [`Problem`](estafette_protocol::error::Problem).

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use estafette_prose::Language;

use crate::app::App;
use crate::error::Error;

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
pub struct Reader(pub Language);

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        let wanted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(Reader(wanted.and_then(Language::first_known).unwrap_or_default()))
    }
}

/// Where a request comes from.
pub struct Caller(pub IpAddr);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Infallible> {
        let forwarded = if app.settings.behind_proxy { forwarded_for(parts) } else { None };
        let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(Caller(forwarded.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The last address in `X-Forwarded-For`: the one our own proxy wrote.
fn forwarded_for(parts: &Parts) -> Option<IpAddr> {
    let value = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
    value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}
