//! Where a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Once};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;

/// Where a request comes from.
pub struct Caller(pub IpAddr);

/// Whether it was said already that the proxy does not do what it is set for.
static WARNED: Once = Once::new();

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Infallible> {
        let forwarded = if app.settings.behind_proxy { forwarded_for(&parts.headers) } else { None };
        if app.settings.behind_proxy && forwarded.is_none() {
            WARNED.call_once(|| {
                tracing::warn!(
                    "ESTAFETTE_BEHIND_PROXY is set, but a request came without a readable address in \
                     X-Forwarded-For: all who come so count as one"
                );
            });
        }
        let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(Caller(forwarded.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The last address in `X-Forwarded-For`: the one our own proxy wrote.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let value = headers.get_all("x-forwarded-for").iter().next_back()?;
    address(value.to_str().ok()?.rsplit(',').next()?.trim())
}

/// An address as proxies write it: some add the port, and set one of version 6 in brackets.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    let in_brackets = || text.trim_start_matches('[').trim_end_matches(']').parse();
    text.parse().or_else(|_| with_port()).or_else(|_| in_brackets()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: &str) -> Option<IpAddr> {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", value.parse().unwrap());
        forwarded_for(&headers)
    }

    #[test]
    fn an_address_is_read_however_proxies_write_it() {
        let four = Some("192.0.2.7".parse().unwrap());
        for value in ["192.0.2.7", "192.0.2.7:52100", "198.51.100.1, 192.0.2.7", "unknown,192.0.2.7:1"] {
            assert_eq!(read(value), four, "{value}");
        }
        let six = Some("2001:db8::7".parse().unwrap());
        for value in ["2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:52100"] {
            assert_eq!(read(value), six, "{value}");
        }
        for value in ["unknown", "", "192.0.2", "192.0.2.7:port", "192.0.2.7, "] {
            assert_eq!(read(value), None, "{value}");
        }
    }
}
