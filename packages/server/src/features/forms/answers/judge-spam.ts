/** Why a submission is kept apart. Owners read the words in the inbox. */
export const spamReasons = {
  honeypot: { points: 100, label: 'Filled in a hidden field' },
  duplicate: { points: 100, label: 'Same message sent a moment ago' },
  quick: { points: 40, label: 'Sent too fast' },
  links: { points: 40, label: 'Contains many links' },
  manyLinks: { points: 100, label: 'Contains a lot of links' },
  unchecked: { points: 100, label: 'Sent without JavaScript, so spam protection couldn’t check it' },
  unproven: { points: 30, label: 'Failed the spam check' },
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
  /** It came without scripts to a form with a captcha: whoever sent it has waited, and no more is known. */
  readonly isUnchecked?: boolean
}

/** What speaks against a submission, apart from being a duplicate, which only the database knows. */
export function findSpamSigns({ honeypot, elapsedMs, texts, isProven, isUnchecked = false }: Signs): SpamReason[] {
  const links = texts.reduce((sum, text) => sum + (text.match(/https?:\/\/|\[url/gi)?.length ?? 0), 0)
  return [
    ...(honeypot === '' ? [] : (['honeypot'] as const)),
    ...(elapsedMs !== null && elapsedMs < quickMs ? (['quick'] as const) : []),
    ...(links >= veryManyLinks ? (['manyLinks'] as const) : links >= someLinks ? (['links'] as const) : []),
    ...(isUnchecked ? (['unchecked'] as const) : isProven ? [] : (['unproven'] as const)),
  ]
}

export function isSpam(reasons: readonly SpamReason[]): boolean {
  return reasons.reduce((sum, reason) => sum + spamReasons[reason].points, 0) >= limit
}
