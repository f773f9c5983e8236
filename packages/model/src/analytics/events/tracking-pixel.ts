const campaignFields = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'variation', 'mkwid'] as const
const passedThrough = ['rk', ...campaignFields] as const

export const trackingPixelFields = ['landing', 'refer', 'rk', 'lang', 'screen', ...campaignFields] as const

export interface PixelFacts {
  landing: string
  referrer: string
  language: string
  screenWidth: number
  screenHeight: number
}

/** The query of a tracking pixel. Campaign fields pass unchanged from the landing address, and are left out when absent. */
export function buildPixelQuery(facts: PixelFacts): URLSearchParams {
  const landingQuery = new URLSearchParams(facts.landing.split('#')[0]?.split('?').slice(1).join('?') ?? '')
  const known = new Map<string, string>([
    ['landing', facts.landing],
    ['refer', facts.referrer],
    ['lang', facts.language],
    ['screen', `${facts.screenWidth}x${facts.screenHeight}`],
  ])
  for (const name of passedThrough) {
    const value = landingQuery.get(name)
    if (value !== null) known.set(name, value)
  }
  return new URLSearchParams(
    trackingPixelFields.flatMap((name) => (known.has(name) ? [[name, known.get(name) ?? '']] : [])),
  )
}
