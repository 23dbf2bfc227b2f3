import { statements } from '../statements.ts'

/** Content as documents: sources of a pack, what the desk published over it, releases, drafts (CD-400 to CD-403). */
export const up = statements(`
  alter table content_active add column release integer default 0 not null;
  alter table content_active add column cleared integer default 0 not null;
  alter table content_active add column imported_version text;
  -- What is shown now counts as what was imported last: nobody can tell any more who changed it.
  update content_active set imported_version = version;

  create table content_source (
    version text not null,
    path text not null,
    sha256 text not null,
    document text,
    constraint content_source_key primary key (version, path)
  );
  create index content_source_document on content_source (version, document);
  create index content_source_text_used on content_source (sha256);
  create table content_source_text (
    sha256 text primary key,
    bytes {bytes} not null
  );

  create table content_live (
    kind text not null,
    id text not null,
    release integer not null,
    version integer not null,
    path text not null,
    document text,
    source text,
    constraint content_live_key primary key (kind, id)
  );
  create index content_live_release on content_live (release);

  create table content_document (
    kind text not null,
    id text not null,
    state text not null,
    version integer not null,
    draft integer not null,
    source text,
    title text not null,
    products text not null,
    locale text not null,
    written_by text,
    written_at {timestamp},
    asked_by text,
    asked_at {timestamp},
    returned_by text,
    note text,
    approved_by text,
    publish_at {timestamp},
    end_at {timestamp},
    constraint content_document_key primary key (kind, id)
  );
  create index content_document_state on content_document (kind, state, id);
  create index content_document_publish on content_document (publish_at);
  create index content_document_end on content_document (end_at);

  create table content_revision (
    kind text not null,
    id text not null,
    number integer not null,
    cause text not null,
    source text not null,
    title text not null,
    made_at {timestamp} not null,
    made_by text,
    written_by text,
    note text not null,
    added integer not null,
    removed integer not null,
    constraint content_revision_key primary key (kind, id, number)
  );

  create table content_release (
    release integer primary key,
    cause text not null,
    made_at {timestamp} not null,
    made_by text,
    note text not null,
    undone_by integer
  );
  create table content_release_item (
    release integer not null references content_release (release) on delete cascade,
    kind text not null,
    id text not null,
    title text not null,
    before_version integer not null,
    after_version integer not null,
    constraint content_release_item_key primary key (release, kind, id)
  );
  create index content_release_item_document on content_release_item (kind, id, release);
`)
