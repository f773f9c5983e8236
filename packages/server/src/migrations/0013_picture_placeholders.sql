-- Three colours of a picture, from its top to its bottom: shown in its place until it has come. Null for files without.

alter table assets add column placeholder text;
