-- Notices: what is to be told to whom, by mail, and what came of it.

-- Where somebody is told, in which language, and by which clock.
alter table accounts add column email text;
-- Nothing of a game is sent to an address that nobody has shown to be theirs.
alter table accounts add column email_verified_at timestamptz;
-- Of the mails; nothing: as the browser said at the time, else English.
alter table accounts add column language text;
-- The name in the time zone database, such as Europe/Paris; nothing: UTC.
alter table accounts add column timezone text;
alter table accounts add constraint accounts_language check (language in ('en', 'fr', 'de', 'es'));
alter table accounts add constraint accounts_verified check (email is not null or email_verified_at is null);

-- When somebody is told of their games, unless a game has a rule of its own.
create table notification_settings (
    account_id uuid primary key references accounts (id) on delete cascade,
    rule text not null default 'when_away',
    -- How long somebody must not have looked for `when_away`.
    away_minutes integer not null default 5,
    -- When the daily summary comes, by the person's clock.
    digest_at time not null default '08:00',
    -- Between these two, by the person's clock, nothing is sent.
    quiet_from time,
    quiet_to time,
    -- Whoever has it can stop mails of games without logging in: it stands in each of them.
    stop_token uuid not null default gen_random_uuid(),
    constraint notification_settings_rule check (rule in ('off', 'at_once', 'when_away', 'digest')),
    constraint notification_settings_away check (away_minutes between 1 and 1440),
    constraint notification_settings_quiet check ((quiet_from is null) = (quiet_to is null)),
    constraint notification_settings_stop_token_unique unique (stop_token)
);

create table game_notification_rules (
    account_id uuid not null references accounts (id) on delete cascade,
    game_id uuid not null references games (id) on delete cascade,
    rule text not null,
    constraint game_notification_rules_pkey primary key (account_id, game_id),
    constraint game_notification_rules_rule check (rule in ('off', 'at_once', 'when_away', 'digest'))
);

create index game_notification_rules_by_game on game_notification_rules (game_id);

-- When a player last had a game before their eyes: on a visible page, and in use.
create table looks (
    account_id uuid not null references accounts (id) on delete cascade,
    game_id uuid not null references games (id) on delete cascade,
    at timestamptz not null,
    constraint looks_pkey primary key (account_id, game_id)
);

create index looks_by_game on looks (game_id);

-- The outbox. A row is written in the transaction that causes it, so that nothing is told that did
-- not happen, and nothing that happened is forgotten. Rows are sent by workers afterwards.
create table outbox (
    id uuid primary key,
    -- To whom: an account, at the address it has when the mail is sent, or a plain address, or both:
    -- an address that somebody is about to have, or had until now.
    account_id uuid references accounts (id) on delete cascade,
    address text,
    kind text not null,
    game_id uuid references games (id) on delete cascade,
    -- Ids and words of the kind, never anything that is hidden from somebody: the text is made when
    -- the mail is sent, from what its reader may see then.
    payload jsonb not null default '{}',
    -- What only the reader of the mail may know, such as the token of a link. Taken out when the row
    -- is done.
    secret text,
    -- Two notices with one key are one notice.
    dedupe_key text,
    not_before timestamptz not null default now(),
    expires_at timestamptz not null,

    state text not null default 'waiting',
    attempts integer not null default 0,
    -- A worker has it in hand until then.
    held_until timestamptz,
    -- Chosen at the first attempt and kept, so that a repeat can be known by it.
    message_id text,
    created_at timestamptz not null default now(),
    -- When it was sent, given up, cancelled, or had expired.
    done_at timestamptz,
    -- What the mail server said when it took the mail.
    answer text,
    -- Why the last attempt failed, or the row was cancelled.
    problem text,
    -- The whole mail, where there is no mail server and it is read on a page instead.
    mail bytea,

    constraint outbox_recipient check (account_id is not null or address is not null),
    constraint outbox_state check (state in ('waiting', 'sent', 'cancelled', 'given_up', 'expired')),
    constraint outbox_done check ((state = 'waiting') = (done_at is null)),
    constraint outbox_secret check (state = 'waiting' or secret is null),
    constraint outbox_dedupe_key_unique unique (dedupe_key)
);

create index outbox_due on outbox (not_before) where state = 'waiting';
create index outbox_by_account on outbox (account_id, created_at desc);
create index outbox_by_game on outbox (game_id);
