-- Entries of one site, as its posts and products would make them: titles of four words, a tag, and sixty words of text out of
-- twenty thousand, a few of them in nearly every text and most in hardly any. One text in ten is written anew. `:site` is filled in.
drop index search_entries_words, search_entries_head;

create temp table bench_words as
select n as number, left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 4 + n % 6) as word
from generate_series(0, 19999) as n;

create temp table bench_texts as
select n as number, string_agg(word, ' ') filter (where place <= 4) as title,
  strip(to_tsvector('simple', string_agg(word, ' ')) || to_tsvector('english', string_agg(word, ' '))) as words
from generate_series(0, 9999) as n cross join generate_series(1, 64) as place
  join bench_words as w on w.number = floor(20000 * power((hashint8(n::bigint * 100 + place) & 2147483647) / 2147483648.0, 3))
group by n;

insert into search_entries (website_id, id, kind, page_id, collection_id, title, is_public, shown_at, dictionary, head, words)
select ':site', 'entry' || n, (array['post', 'event', 'project', 'product', 'page'])[1 + n % 5], 'entry' || n, null, t.title,
  true, now() - n * interval '1 hour', 'english', h.head,
  t.words || strip(h.head)
from generate_series(1, 100000) as n join bench_texts as t on t.number = n % 10000,
  lateral (select setweight(to_tsvector('simple', t.title) || to_tsvector('english', t.title), 'A')
    || setweight(array_to_tsvector(array['tag' || n % 40]), 'B')
    || search_place(':site', (array['post', 'event', 'project', 'product', 'page'])[1 + n % 5]) as head) as h;

insert into search_vocabulary (website_id, word) select ':site', word from bench_words group by word;

create index search_entries_head on search_entries using gin (head) with (gin_pending_list_limit = 512);
create index search_entries_words on search_entries using gin (words) with (gin_pending_list_limit = 512);
analyze search_entries;
analyze search_vocabulary;
