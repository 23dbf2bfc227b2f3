import { statements } from '../statements.ts'

/**
 * Imported content packs: every version whole, one of them active. Pictures are kept once by hash, whatever the
 * version.
 */
export const up = statements(`
  create table content_version (
    version text primary key,
    pack_id text not null,
    pack_version text not null,
    imported_at {timestamp} not null,
    imported_by text not null,
    document {bytes} not null
  );

  create table content_asset (
    sha256 text primary key,
    media_type text not null,
    bytes {bytes} not null
  );

  create table content_version_asset (
    version text not null,
    path text not null,
    sha256 text not null,
    constraint content_version_asset_key primary key (version, path)
  );
  create index content_version_asset_hash on content_version_asset (sha256);

  -- One row, id 1: swapping content is one update of it.
  create table content_active (
    id integer primary key,
    version text not null,
    activated_at {timestamp} not null
  );
`)
