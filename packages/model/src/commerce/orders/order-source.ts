/** How long an order is put down to where its visitor came from. */
export const sourceLifetimeSeconds = 24 * 60 * 60

/** Of orders that the store prepared itself; no visitor can bring it. */
export const draftSource = '(draft)'

const maxLength = 60

/** What a link says of itself, else the site that led here; null for those who came by themselves or from this site. */
export function readSource(address: URL, referrer: string): string | null {
  const named = tidy(address.searchParams.get('utm_source') ?? '')
  if (named !== '') return named
  const host = hostOf(referrer)
  return host === '' || host === address.host ? null : tidy(host.replace(/^www\./, '')) || null
}

function hostOf(referrer: string): string {
  try {
    return new URL(referrer).host
  } catch {
    return ''
  }
}

/** As it may stand in a cookie, and come back in one. */
function tidy(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, maxLength)
}

export function isSource(text: string): boolean {
  return /^[a-z0-9._-]{1,60}$/.test(text)
}
