export const invalidKeyText = 'Invalid key for argument'

const explicitKey = /^=\d+$/
const plainIdentifier = /^[\p{L}_][\p{L}\p{N}_]*$/u

/** The categories are the locale's own: English has no `few`, Polish has. */
export function isPluralKey(key: string, locale: string, isOrdinal: boolean): boolean {
  if (explicitKey.test(key)) return true
  const rules = new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' })
  return rules.resolvedOptions().pluralCategories.some((category) => category === key)
}

export function isSelectKey(key: string): boolean {
  return plainIdentifier.test(key)
}
