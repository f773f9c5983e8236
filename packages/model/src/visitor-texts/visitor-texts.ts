import type { english } from './english'
import type { PluralText } from './plural-text'

/** The texts in some language: the keys of the source, and in each text the same `{name}` places. */
export type VisitorTexts = Translated<typeof english>

type Translated<Source> = Source extends string
  ? WithPlaces<Source>
  : Source extends PluralText
    ? PluralText
    : { readonly [Key in keyof Source]: Translated<Source[Key]> }

type WithPlaces<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? `${string}{${Place}}${string}` & WithPlaces<Rest>
  : string
