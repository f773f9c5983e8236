/** Where a text is written in place, every press and key belongs to its editor. */
export function isInText(event: Event): boolean {
  return Boolean((event.target as Element | null)?.closest?.('[data-text-editing]'))
}
