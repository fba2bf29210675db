//! A mail server that is late, wrong, cut, slow or out of step, at each stage of taking a mail.

use std::sync::Arc;
use std::time::{Duration, Instant};

use estafette_server::mails::sending::{Failure, Mail, MailServer, Transport};
use futures_util::StreamExt;
use futures_util::stream;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;
use uuid::Uuid;

/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// How many mail servers are tried at a time.
const AT_A_TIME: usize = 9;

/// What a mail server is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Greeting,
    Ehlo,
    StartTls,
    Auth,
    From,
    To,
    Data,
    Dot,
    Quit,
}

impl Stage {
    const ALL: [Stage; 9] = [
        Stage::Greeting,
        Stage::Ehlo,
        Stage::StartTls,
        Stage::Auth,
        Stage::From,
        Stage::To,
        Stage::Data,
        Stage::Dot,
        Stage::Quit,
    ];

    /// Of what a line asks, where it is a command.
    fn of(line: &str) -> Stage {
        match line.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => Stage::Ehlo,
            "STARTTLS" => Stage::StartTls,
            "AUTH" => Stage::Auth,
            "MAIL" => Stage::From,
            "RCPT" => Stage::To,
            "DATA" => Stage::Data,
            "QUIT" => Stage::Quit,
            other => panic!("no command: {other}"),
        }
    }

    /// What a good mail server says.
    fn answer(self) -> &'static str {
        match self {
            Stage::Greeting => "220 at your service\r\n",
            Stage::Ehlo => "250-hello\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n",
            Stage::StartTls => "220 go\r\n",
            Stage::Auth => "235 known\r\n",
            Stage::From | Stage::To => "250 fine\r\n",
            Stage::Data => "354 go\r\n",
            Stage::Dot => "250 kept\r\n",
            Stage::Quit => "221 bye\r\n",
        }
    }
}

/// What is wrong with an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// It comes after the patience.
    Late,
    /// It comes sign by sign, for longer than the patience.
    Slow,
    /// The connection ends instead.
    Cut,
    /// It is no for now.
    NotNow,
    /// It is no for good.
    Never,
    /// It is a yes to something else.
    Other,
    /// It comes twice.
    Twice,
}

impl Fault {
    const ALL: [Fault; 7] =
        [Fault::Late, Fault::Slow, Fault::Cut, Fault::NotNow, Fault::Never, Fault::Other, Fault::Twice];
}

type Script = Option<(Stage, Fault)>;

/// Says an answer with its fault; `None` when the connection is to end.
async fn say(stream: &mut BufReader<TcpStream>, stage: Stage, script: Script) -> Option<()> {
    let good = stage.answer();
    let text = match script {
        Some((at, fault)) if at == stage => match fault {
            Fault::Late => {
                sleep(PATIENCE + Duration::from_millis(100)).await;
                good.to_owned()
            }
            Fault::Slow => {
                for sign in good.bytes() {
                    sleep(PATIENCE / 6).await;
                    stream.write_all(&[sign]).await.ok()?;
                }
                return Some(());
            }
            Fault::Cut => return None,
            Fault::NotNow => "451 not now\r\n".to_owned(),
            Fault::Never => "554 never\r\n".to_owned(),
            Fault::Other if stage == Stage::Data => "250 fine\r\n".to_owned(),
            Fault::Other => "354 go\r\n".to_owned(),
            Fault::Twice => good.repeat(2),
        },
        _ => good.to_owned(),
    };
    stream.write_all(text.as_bytes()).await.ok()
}

/// Takes mails on one connection, by the script of the moment.
async fn converse(stream: TcpStream, script: watch::Receiver<Script>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let now = || *script.borrow();
    say(&mut stream, Stage::Greeting, now()).await?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let stage = Stage::of(line.trim_end());
        say(&mut stream, stage, now()).await?;
        // Nothing secure follows: who goes on after the answer fails by that.
        if stage == Stage::Quit || stage == Stage::StartTls {
            return None;
        }
        if stage == Stage::Data && !matches!(now(), Some((Stage::Data, Fault::NotNow | Fault::Never))) {
            let mut body = String::new();
            while !body.ends_with("\r\n.\r\n") {
                if stream.read_line(&mut body).await.ok()? == 0 {
                    return None;
                }
            }
            say(&mut stream, Stage::Dot, now()).await?;
        }
    }
}

struct Scripted {
    script: watch::Sender<Script>,
    transport: Arc<Transport>,
}

impl Scripted {
    async fn start(first: Stage, fault: Fault) -> Scripted {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (script, scripts) = watch::channel(Some((first, fault)));
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(converse(stream, scripts.clone()));
            }
        });
        let tls = if first == Stage::StartTls { "?tls=required" } else { "" };
        let server = MailServer::at(&format!("smtp://name:password@127.0.0.1:{port}{tls}"), None).unwrap();
        Scripted { script, transport: Arc::new(Transport::Smtp(server)) }
    }

    /// Sends a mail: what the server said to it, and how long that took.
    async fn send(&self) -> (Result<String, Failure>, Duration) {
        let mail = Mail {
            to: "lea@example.org".parse().unwrap(),
            subject: "Your orders".to_owned(),
            text: "It is noon.".to_owned(),
            html: "<p>It is noon.</p>".to_owned(),
            picture: None,
            message_id: "<1@example.org>".to_owned(),
            thread: None,
            unsubscribe: None,
        };
        let mail = mail.compose(&"Estafette <games@example.org>".parse().unwrap()).unwrap();
        let begun = Instant::now();
        let sent = self.transport.send(Uuid::nil(), mail, PATIENCE).await;
        (sent.map(|delivered| delivered.answer), begun.elapsed())
    }
}

/// Whether the server has taken the mail in spite of its fault: it said 250 to the whole of it in time.
fn taken(stage: Stage, fault: Fault) -> bool {
    let harmless = [(Stage::Greeting, Fault::Other), (Stage::Dot, Fault::Twice)];
    stage == Stage::Quit || harmless.contains(&(stage, fault))
}

/// A good server's 250 is the only thing that counts; a no for good is believed only where it is about
/// the mail; and no mail hears the answer to another one.
async fn check(server: Scripted, stage: Stage, fault: Fault) {
    let (said, time) = server.send().await;
    assert!(time < PATIENCE * 3, "{stage:?} {fault:?} took {time:?}");
    match said {
        Ok(answer) => {
            assert!(taken(stage, fault), "{stage:?} {fault:?} was taken: {answer}");
            assert_eq!(answer, "250 kept");
        }
        Err(failure) => {
            assert!(!taken(stage, fault), "{stage:?} {fault:?}: {}", failure.problem);
            let about_mail = fault == Fault::Never && matches!(stage, Stage::To | Stage::Data | Stage::Dot);
            assert_eq!(failure.permanent, about_mail, "{stage:?} {fault:?}: {}", failure.problem);
        }
    }
    if stage == Stage::StartTls {
        return;
    }
    // What was late has come by now.
    sleep(Duration::from_millis(200)).await;
    server.script.send_replace(Some((Stage::Dot, Fault::NotNow)));
    let (said, _) = server.send().await;
    assert!(said.is_err(), "{stage:?} {fault:?}: the next mail was refused, and is sent by {said:?}");
    server.script.send_replace(None);
    assert_eq!(server.send().await.0.ok().as_deref(), Some("250 kept"), "after {stage:?} {fault:?}");
}

#[tokio::test]
async fn only_a_yes_to_the_whole_mail_counts_whatever_the_mail_server_does() {
    let mut servers = Vec::new();
    for (stage, fault) in Stage::ALL.into_iter().flat_map(|stage| Fault::ALL.map(|fault| (stage, fault))) {
        servers.push((Scripted::start(stage, fault).await, stage, fault));
    }
    let checks = servers.into_iter().map(|(server, stage, fault)| check(server, stage, fault));
    stream::iter(checks).buffer_unordered(AT_A_TIME).collect::<Vec<()>>().await;
}
