import { slugFromTitle } from '../pages/addresses/slugs'

export const blogUrlDefaultPattern = '/%y/%m/%d/%t'

const keptParts = /%[ymdt]|[a-z0-9/-]/g

/** What is not allowed is dropped while it is typed. */
export function cleanBlogUrlPattern(pattern: string): string {
  const parts = pattern.toLowerCase().replace(/\s/g, '-').match(keptParts) ?? []
  return parts.join('').replace(/\/+/g, '/')
}

export interface BlogPost {
  year: number
  month: number
  day: number
  title: string
}

/** A post whose title has no letter or digit still gets an address. */
export function fillBlogUrlPattern(pattern: string, { year, month, day, title }: BlogPost): string {
  const values: Record<string, string> = {
    '%y': String(year).padStart(4, '0'),
    '%m': String(month),
    '%d': String(day),
    '%t': slugFromTitle(title),
  }
  return cleanBlogUrlPattern(pattern).replace(/%[ymdt]/g, (token) => values[token] ?? '')
}
