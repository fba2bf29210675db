-- What players manage about their accounts: sessions that can be told apart, access tokens for
-- programs, and leaving for good.

-- Pages name a session by its id; the hash of its token is for nobody to see.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column used_at timestamptz not null default now();
-- A rough name of the device, where the browser said something that is known.
alter table sessions add column browser text;
alter table sessions add column system text;
update sessions set used_at = created_at;
alter table sessions alter column id drop default;
alter table sessions add constraint sessions_id_unique unique (id);

create table access_tokens (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    -- What its owner calls it.
    label text not null,
    -- SHA-256 of the token. The token itself is kept nowhere.
    token_hash bytea not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    constraint access_tokens_hash_unique unique (token_hash)
);

create index access_tokens_by_account on access_tokens (account_id);

-- Links that are sent by mail. Each works once, and not for long.
create table mail_links (
    -- SHA-256 of the token in the link.
    token_hash bytea primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    purpose text not null,
    -- The address it was sent to: the one to be verified, or the account's own.
    address text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    constraint mail_links_purpose check (purpose in ('verify_address', 'reset_password'))
);

create index mail_links_by_account on mail_links (account_id);
create index mail_links_by_expiry on mail_links (expires_at);

-- One address may belong to several accounts; whoever forgot a password names the address.
create index accounts_by_email on accounts (lower(email)) where email is not null;

-- A deleted account leaves an empty row, so that the games it played in keep their seats. Its name
-- is free again.
alter table accounts add column deleted_at timestamptz;
alter table accounts alter column name drop not null;
alter table accounts alter column name_key drop not null;
alter table accounts alter column password_hash drop not null;
alter table accounts add constraint accounts_deleted check (
    case when deleted_at is null then num_nulls(name, name_key, password_hash) = 0
    else num_nonnulls(name, name_key, password_hash, email, language, timezone) = 0 end
);

-- Nobody sits down at a game after they are gone, however the requests cross: the lock waits for a
-- deletion that is under way.
create function refuse_deleted_players() returns trigger language plpgsql as $$
declare
    seated uuid[] := array[new.creator_id, new.austria_id, new.france_id];
begin
    if tg_op = 'UPDATE' then
        seated := array[
            case when new.austria_id is distinct from old.austria_id then new.austria_id end,
            case when new.france_id is distinct from old.france_id then new.france_id end
        ];
    end if;
    perform from accounts where id = any (seated) order by id for key share;
    if exists (select from accounts where id = any (seated) and deleted_at is not null) then
        raise exception 'a deleted account plays no games'
            using errcode = 'check_violation', constraint = 'games_players_exist';
    end if;
    return new;
end
$$;

create trigger games_players_exist before insert or update of austria_id, france_id on games
for each row execute function refuse_deleted_players();
