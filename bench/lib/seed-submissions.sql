-- A million submissions of one form over three years: names, words and addresses as people have them. `:site`, `:form`, `:from`
-- and `:until` are filled in.
insert into submissions (website_id, id, form_id, form_version, state, is_read, is_starred, is_delivered, answers, email,
  words, fingerprint, page_path, page_title, created_at, state_changed_at)
select ':site', lpad(to_hex(n), 24, '0'), ':form', 1, case when n % 50 = 0 then 'spam' else 'inbox' end, n % 10 > 0,
  n % 997 = 0, true,
  jsonb_build_object('name', jsonb_build_array('Person', 'Number' || n), 'email', 'person' || n || '@example.com',
    'message', 'Do you have the blue vase number ' || n || ' in a larger size? Colour ' || n % 40),
  'person' || n || '@example.com',
  array_to_tsvector(array['site' || ':site', 'person', 'number' || n, 'person' || n, 'example', 'com', 'do', 'you', 'have',
    'the', 'blue', 'vase', 'number', 'v' || n, 'in', 'a', 'larger', 'size', 'colour', 'c' || n % 40, 'rare' || lpad((n % 20000)::text, 5, '0')]),
  'seed' || n, '/contact', 'Contact', timestamptz '2026-01-01' - interval '3 years' + n * interval '95 seconds',
  timestamptz '2026-01-01'
from generate_series(:from, :until) as n
