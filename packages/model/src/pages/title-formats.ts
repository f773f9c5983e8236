export interface TitleParts {
  readonly site: string
  readonly page?: string
  readonly item?: string
}

/** Fills `%s`, `%p` and `%i` in one pass: a token inside a title stays text. */
export function formatTitle(format: string, parts: TitleParts): string {
  const values: Record<string, string | undefined> = { s: parts.site, p: parts.page, i: parts.item }
  const title = format.replace(/%([spi])/g, (_token, name: string) => values[name] ?? '').trim()
  return title || parts.item || parts.page || parts.site
}
