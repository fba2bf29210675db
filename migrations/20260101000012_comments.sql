-- Comments: what players and readers say about moments of a game that is over.

alter table games
    -- Whether each player lets readers comment. Readers may while both do.
    add column comments_austria boolean not null default true,
    add column comments_france boolean not null default true,
    -- The number of the last comment there was: a number is never given twice.
    add column last_comment integer not null default 0;

-- Nobody who plays in private asked for readers.
update games set comments_austria = false, comments_france = false where visibility = 'private';

create table comments (
    game_id uuid not null references games (id) on delete cascade,
    -- 1, 2, 3 ... in this game, with gaps where comments were removed.
    number integer not null,
    -- Chosen by the author's client: a resend is stored once.
    comment_id uuid not null,
    -- The entry of the log that it is about; 0 is the set-up.
    position integer not null,
    -- Nobody, where it came with the demo archive.
    author_id uuid references accounts (id) on delete cascade,
    -- For those of the archive, which say the same in each language.
    language text,
    body text not null,
    at timestamptz not null default now(),
    constraint comments_pkey primary key (game_id, number),
    constraint comments_id_unique unique (game_id, author_id, comment_id),
    constraint comments_number check (number > 0),
    constraint comments_position check (position >= 0),
    constraint comments_language check (language in ('en', 'fr', 'de', 'es')),
    constraint comments_of_the_archive check ((author_id is null) = (language is not null)),
    constraint comments_length check (char_length(body) between 1 and 1000)
);

create index comments_by_author on comments (author_id);

-- What somebody asks the host to look at. The text is kept as it was, also when the comment is
-- removed.
create table comment_reports (
    game_id uuid not null references games (id) on delete cascade,
    number integer not null,
    reporter_id uuid not null references accounts (id) on delete cascade,
    author_id uuid references accounts (id) on delete cascade,
    body text not null,
    reason text not null,
    at timestamptz not null default now(),
    constraint comment_reports_pkey primary key (game_id, number, reporter_id),
    constraint comment_reports_reason check (char_length(reason) <= 500)
);
