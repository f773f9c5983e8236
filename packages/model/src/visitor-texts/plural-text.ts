import { fillWords } from '../strings/fill-words'

/** A text for each plural category that its language has. */
export type PluralText = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string
}

type Values = Readonly<Record<string, string>>

const rules = new Map<string, Intl.PluralRules>()

/** The text for a count, with the count at `{count}`, and what else it has places for. */
export function nameCount(text: PluralText, count: number, language: string, values: Values = {}): string {
  return fillWords(choosePlural(text, count, language), {
    ...values,
    count: new Intl.NumberFormat(language).format(count),
  })
}

/** The text for a count. `language` is that of the texts, which is not the site's own where they are not translated yet. */
function choosePlural(text: PluralText, count: number, language: string): string {
  let rule = rules.get(language)
  if (rule === undefined) {
    rule = new Intl.PluralRules(language)
    rules.set(language, rule)
  }
  return text[rule.select(count)] ?? text.other
}
