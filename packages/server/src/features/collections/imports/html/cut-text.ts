/** At most so long, and never with half of a character at its end: no database stores that. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
