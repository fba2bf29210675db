//! PostgreSQL refuses to run as root. This finds a way to run it that works on this machine.

use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt, lchown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{Outcome, While, fail};

/// As whom PostgreSQL runs, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// As we are: nobody is root here.
    Caller,
    /// As another user, to whom the data folder is given.
    Other(Account),
    /// In a user namespace in which root's own files belong to this user: for folders that no other
    /// user may enter, such as root's home.
    Mapped(Account),
}

/// A user of this system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    uid: u32,
    gid: u32,
}

impl Identity {
    /// The first way that can both run `program` and enter the folder that holds `data`.
    pub fn choose(program: &Path, data: &Path) -> Outcome<Self> {
        if !rustix::process::geteuid().is_root() {
            return Ok(Self::Caller);
        }
        let home = data.parent().unwrap_or(data);
        let accounts = accounts(data);
        let ways = accounts.iter().map(|&account| Self::Other(account));
        let ways = ways.chain(accounts.iter().map(|&account| Self::Mapped(account)));
        ways.into_iter().find(|way| way.can_run(program, home)).map_or_else(
            || {
                fail(format!(
                    "PostgreSQL does not run as root, and no other user may enter {} and {}. Put the \
                     repository where everybody may enter, start this as an ordinary user, or set DATABASE_URL.",
                    program.display(),
                    home.display()
                ))
            },
            Ok,
        )
    }

    /// A command that runs `program` in this way.
    pub fn command(self, program: &Path) -> Command {
        match self {
            Self::Caller => Command::new(program),
            Self::Other(Account { uid, gid }) => {
                let mut command = Command::new(program);
                command.uid(uid).gid(gid);
                command
            }
            Self::Mapped(Account { uid, gid }) => {
                let mut command = Command::new("unshare");
                command.arg("--user").arg(format!("--map-user={uid}")).arg(format!("--map-group={gid}"));
                command.arg(program);
                command
            }
        }
    }

    fn can_run(self, program: &Path, folder: &Path) -> bool {
        let mut command = self.command(program);
        command.arg("--version").current_dir(folder);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }

    /// Gives the data folder to whoever must own it, which matters when it is new, or was made by
    /// another user or in another way.
    pub fn take(self, data: &Path) -> Outcome {
        let owner = match self {
            Self::Caller => return Ok(()),
            Self::Other(account) => account,
            Self::Mapped(_) => Account { uid: 0, gid: 0 },
        };
        give(data, owner).to(format!("give {} to its user", data.display()))
    }
}

fn give(path: &Path, owner: Account) -> io::Result<()> {
    let found = fs::symlink_metadata(path)?;
    if found.uid() != owner.uid {
        lchown(path, Some(owner.uid), Some(owner.gid))?;
    }
    if found.is_dir() {
        for entry in fs::read_dir(path)? {
            give(&entry?.path(), owner)?;
        }
    }
    Ok(())
}

/// The accounts worth trying: whoever owns the data already, then postgres, then nobody. Each must
/// be in the list of users, since initdb looks itself up there.
fn accounts(data: &Path) -> Vec<Account> {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let owner = fs::metadata(data).map(|found| found.uid()).ok().filter(|&uid| uid != 0);
    let mut accounts = Vec::new();
    let by_owner = owner.and_then(|owner| account(&users, |_, uid| uid == owner));
    let by_name = ["postgres", "nobody"].map(|wanted| account(&users, |name, _| name == wanted));
    for found in [by_owner].into_iter().chain(by_name).flatten() {
        if !accounts.contains(&found) {
            accounts.push(found);
        }
    }
    accounts
}

/// The first account in a list of users that fits by name and number.
fn account(users: &str, fits: impl Fn(&str, u32) -> bool) -> Option<Account> {
    users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        let (uid, gid) = (fields.nth(1)?.parse().ok()?, fields.next()?.parse().ok()?);
        (uid != 0 && fits(name, uid)).then_some(Account { uid, gid })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const USERS: &str = "root:x:0:0:root:/root:/bin/bash\n\
                         postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash\n\
                         nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n";

    #[test]
    fn accounts_are_found_by_name_and_by_number() {
        let postgres = Account { uid: 101, gid: 104 };
        assert_eq!(account(USERS, |name, _| name == "postgres"), Some(postgres));
        assert_eq!(account(USERS, |_, uid| uid == 101), Some(postgres));
        assert_eq!(account(USERS, |name, _| name == "mysql"), None);
    }

    #[test]
    fn root_is_no_account_to_run_as() {
        assert_eq!(account(USERS, |name, _| name == "root"), None);
    }
}
