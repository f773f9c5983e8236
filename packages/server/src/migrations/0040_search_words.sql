-- Words as the search of a site compares them: small letters without marks, so that 'cafe' finds 'Café', on every database.
-- The letters at the end do not come apart into a letter and a mark.

create function fold_words(words text) returns text
language sql immutable parallel safe
as $$
  select translate(
    replace(replace(replace(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øłđı', 'oldi'
  )
$$;
