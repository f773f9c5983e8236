export const bookingProviders = {
  'table-booking': { name: 'Tock', host: 'exploretock.com', scripts: ['https://*.exploretock.com'] },
  reservation: {
    name: 'OpenTable',
    host: 'opentable.com',
    scripts: ['https://*.opentable.com', 'https://*.otstatic.com'],
  },
} as const
export type BookingKind = keyof typeof bookingProviders

/** Where a visitor is sent who asks for a table; party and time are added by the form. */
export function bookingAddress(kind: BookingKind, account: string): string {
  if (kind === 'reservation') return 'https://www.opentable.com/restref/client/'
  return `https://www.exploretock.com/${encodeURIComponent(account)}/search`
}

/** The provider's own widget; fetched only where the block stands and the visitor's choice about cookies allows it. */
export function bookingScript(kind: BookingKind, account: string): string {
  if (kind === 'table-booking') return 'https://www.exploretock.com/tock.js'
  const query = new URLSearchParams({
    rid: account,
    type: 'standard',
    theme: 'standard',
    iframe: 'true',
    lang: 'en-US',
  })
  return `https://www.opentable.com/widget/reservation/loader?${query}`
}

export const tableBookingPreviewText = 'Preview Only - Please log out of your account in order to use the block.'

/** What using the booking block tells somebody who is signed in to the site, or null for visitors. */
export function describeTableBookingUse(isSignedIn: boolean): string | null {
  return isSignedIn ? tableBookingPreviewText : null
}
