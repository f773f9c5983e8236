-- The darkest and the lightest color of an opaque picture, channel by channel: whether a text can be read on it. Null where unknown.

alter table assets add column tones text;
