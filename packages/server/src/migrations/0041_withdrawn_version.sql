-- Which version visitors saw last, while the page is taken down: undoing that shows them the same again, whatever the draft became.
alter table pages add column withdrawn_version integer;
