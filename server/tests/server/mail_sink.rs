//! A mail server for the tests, with TLS and an authority of its own.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use data_encoding::BASE64;
use mail_parser::{HeaderValue, MessageParser};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;
use uuid::Uuid;

/// How long a mail may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long no mail must come until it is believed that none will.
pub const SILENCE: Duration = Duration::from_secs(3);

/// How the connection becomes secure.
#[derive(Clone, Copy)]
pub enum Security {
    StartTls,
    Tls,
}

/// The certificates: of an authority, and by it, of `localhost`.
pub struct Certificates {
    folder: PathBuf,
}

impl Certificates {
    pub fn new() -> Certificates {
        let folder = std::env::temp_dir().join(format!("estafette-sink-{}", Uuid::new_v4().simple()));
        std::fs::create_dir(&folder).unwrap();
        let mut authority = CertificateParams::new(Vec::new()).unwrap();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority_key = KeyPair::generate().unwrap();
        let authority_certificate = authority.self_signed(&authority_key).unwrap();
        let issuer = Issuer::new(authority, authority_key);
        let key = KeyPair::generate().unwrap();
        let server = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        let certificate = server.signed_by(&key, &issuer).unwrap();
        let write = |name: &str, pem: String| std::fs::write(folder.join(name), pem).unwrap();
        write("authority.pem", authority_certificate.pem());
        write("certificate.pem", certificate.pem());
        write("key.pem", key.serialize_pem());
        Certificates { folder }
    }

    pub fn authority(&self) -> PathBuf {
        self.folder.join("authority.pem")
    }
}

impl Drop for Certificates {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A mail that arrived.
pub struct Arrived {
    pub to: String,
    pub message_id: String,
    pub subject: String,
    pub text: String,
    pub raw: String,
}

/// The running mail server.
pub struct Sink {
    _child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    /// What it said before it did what it was told.
    earlier: VecDeque<Value>,
    pub port: u16,
    security: Security,
}

impl Sink {
    /// Starts it, on a port that is free, or that it had before.
    pub async fn start(certificates: &Certificates, security: Security, port: Option<u16>) -> Sink {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mail-sink");
        assert!(folder.join("node_modules").exists(), "run npm ci in {}", folder.display());
        let mut child = Command::new("node")
            .arg("sink.js")
            .current_dir(&folder)
            .env("SINK_PORT", port.unwrap_or(0).to_string())
            .env("SINK_SECURE", matches!(security, Security::Tls).to_string())
            .env("SINK_KEY", certificates.folder.join("key.pem"))
            .env("SINK_CERT", certificates.folder.join("certificate.pem"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut output = BufReader::new(output).lines();
        let line = timeout(PATIENCE, output.next_line()).await.unwrap().unwrap().expect("a port");
        let said: Value = serde_json::from_str(&line).unwrap();
        let port = said["port"].as_u64().unwrap().try_into().unwrap();
        Sink { _child: child, input, output, earlier: VecDeque::new(), port, security }
    }

    /// The address to set for it.
    pub fn url(&self) -> String {
        let Sink { port, .. } = self;
        match self.security {
            Security::StartTls => {
                format!("smtp://estafette:only%20for%20tests@localhost:{port}?tls=required")
            }
            Security::Tls => format!("smtps://estafette:only%20for%20tests@localhost:{port}"),
        }
    }

    /// Has it do something.
    pub async fn order(&mut self, order: &str) {
        self.input.write_all(format!("{order}\n").as_bytes()).await.unwrap();
        loop {
            let said = self.heard(PATIENCE).await.expect("an answer");
            if said["done"] == order {
                return;
            }
            self.earlier.push_back(said);
        }
    }

    async fn line(&mut self, patience: Duration) -> Option<Value> {
        match self.earlier.pop_front() {
            Some(said) => Some(said),
            None => self.heard(patience).await,
        }
    }

    async fn heard(&mut self, patience: Duration) -> Option<Value> {
        let line = timeout(patience, self.output.next_line()).await.ok()?.unwrap()?;
        Some(serde_json::from_str(&line).unwrap())
    }

    /// The next mail.
    pub async fn mail(&mut self) -> Arrived {
        self.try_mail(PATIENCE).await.expect("a mail in time")
    }

    /// The next mail, if one comes within this time.
    pub async fn try_mail(&mut self, patience: Duration) -> Option<Arrived> {
        let said = self.line(patience).await?;
        assert_eq!(said["secure"], true, "mails go over TLS");
        let raw = BASE64.decode(said["mail"].as_str().unwrap().as_bytes()).unwrap();
        let mail = MessageParser::default().parse(&raw).unwrap();
        let message_id = match mail.header("Message-ID") {
            Some(HeaderValue::Text(id)) => id.to_string(),
            other => panic!("a Message-ID was expected, not {other:?}"),
        };
        Some(Arrived {
            to: said["to"][0].as_str().unwrap().to_owned(),
            message_id,
            subject: mail.subject().unwrap().to_owned(),
            text: mail.body_text(0).unwrap().into_owned(),
            raw: String::from_utf8(raw.clone()).unwrap(),
        })
    }

    /// Every mail that still comes, until none does for a while.
    pub async fn rest(&mut self) -> Vec<Arrived> {
        let mut rest = Vec::new();
        while let Some(mail) = self.try_mail(SILENCE).await {
            rest.push(mail);
        }
        rest
    }
}
