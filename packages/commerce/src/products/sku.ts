/**
 * 'SQ' and 7 digits, unused in the site. `random` gives numbers from 0 up to 1.
 * Gives up after many clashes instead of looping for ever in a site whose numbers are nearly used up.
 */
export function generateSku(random: () => number, isTaken: (sku: string) => boolean): string {
  for (let attempt = 0; attempt < 100; attempt++) {
    const sku = `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`
    if (!isTaken(sku)) return sku
  }
  throw new Error('No free SKU was found')
}
