-- Watching: who may see a game that they do not play.

alter table games
    -- While it runs: nobody, whoever has the link, everybody. Chosen with the game; once somebody
    -- has joined, it is only ever made stricter.
    add column watching text not null default 'everybody',
    -- The SHA-256 of the link's key, while there is a link.
    add column watch_key bytea,

    add constraint games_watching check (watching in ('nobody', 'invited', 'everybody')),
    add constraint games_watch_key check (octet_length(watch_key) = 32);

-- Nobody agreed to be watched in private games that are there already.
update games set watching = 'nobody' where visibility = 'private';

create index games_watched on games (moved_at desc)
    where status = 'running' and visibility = 'open' and watching = 'everybody';
