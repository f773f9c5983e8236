-- A file can be replaced and keeps its id: the number of its bytes is part of its address, so that no cache shows the old
-- ones. Deleted files rest in a bin, which is emptied by their time of deletion.

alter table assets add column version integer not null default 1;
create index assets_bin on assets (website_id, deleted_at) where deleted_at is not null;
