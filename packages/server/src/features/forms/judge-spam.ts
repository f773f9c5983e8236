/** Why a submission is kept apart. Owners read the words in the inbox. */
export const spamReasons = {
  honeypot: { points: 100, label: 'Filled in a field that people do not see' },
  duplicate: { points: 100, label: 'The same message came a moment ago' },
  quick: { points: 40, label: 'Was sent quicker than people write' },
  links: { points: 40, label: 'Holds many links' },
  manyLinks: { points: 100, label: 'Holds very many links' },
  unproven: { points: 30, label: 'Came without the proof that the page asks for' },
} as const
export type SpamReason = keyof typeof spamReasons

/** One weak sign alone is no spam: people paste links, and browsers fill in forms quickly. */
const limit = 60
const quickMs = 1_500
const someLinks = 3
const veryManyLinks = 10

export interface Signs {
  readonly honeypot: string
  /** Between the page's first sign of life and the submission; null when nobody knows. */
  readonly elapsedMs: number | null
  readonly texts: readonly string[]
  readonly isProven: boolean
}

/** What speaks against a submission, apart from being a duplicate, which only the database knows. */
export function findSpamSigns({ honeypot, elapsedMs, texts, isProven }: Signs): SpamReason[] {
  const links = texts.reduce((sum, text) => sum + (text.match(/https?:\/\/|\[url/gi)?.length ?? 0), 0)
  return [
    ...(honeypot === '' ? [] : (['honeypot'] as const)),
    ...(elapsedMs !== null && elapsedMs < quickMs ? (['quick'] as const) : []),
    ...(links >= veryManyLinks ? (['manyLinks'] as const) : links >= someLinks ? (['links'] as const) : []),
    ...(isProven ? [] : (['unproven'] as const)),
  ]
}

export function isSpam(reasons: readonly SpamReason[]): boolean {
  return reasons.reduce((sum, reason) => sum + spamReasons[reason].points, 0) >= limit
}
