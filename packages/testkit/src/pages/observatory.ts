import type { IncomingHttpHeaders } from 'node:http'

/**
 * The rules of MDN's HTTP Observatory that one answer over https can break, in our own words: a hundred points to begin with,
 * less what is missing, and more for what is better than needed where at least 90 are left. Redirects to https are the proxy's.
 */
interface Graded {
  readonly headers: IncomingHttpHeaders
  readonly html: string
}

const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [0, 'below C'],
] as const

export function gradeAnswer(answer: Graded): { grade: string; score: number; marks: Record<string, number> } {
  const { headers } = answer
  const policy = readPolicy(String(headers['content-security-policy'] ?? ''))
  const marks = {
    policy: gradePolicy(policy),
    framing: gradeFraming(policy, headers['x-frame-options']),
    transport: gradeTransport(headers['strict-transport-security']),
    referrer: gradeReferrer(String(headers['referrer-policy'] ?? '')),
    sniffing: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    cookies: gradeCookies(headers['set-cookie'] ?? []),
    sharing: headers['access-control-allow-origin'] === undefined ? 0 : -50,
    resources: gradeResources(headers['cross-origin-resource-policy']),
    scripts: gradeScripts(answer.html),
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
  const all = Object.values(marks)
  const left = 100 + sum(all.filter((mark) => mark < 0))
  const score = Math.max(0, left >= 90 ? left + sum(all.filter((mark) => mark > 0)) : left)
  return { grade: grades.find(([from]) => score >= from)?.[1] ?? 'below C', score, marks }
}

type Policy = ReadonlyMap<string, readonly string[]>

export function readPolicy(header: string): Policy {
  const parts = header.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.filter(([name]) => name !== '').map(([name = '', ...sources]) => [name, sources]))
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const inline = ["'unsafe-inline'", 'data:']

function gradePolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => withoutIdleInline(policy.get(name) ?? policy.get('default-src') ?? ['*'])
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')]
  const isOpen = scripts.some((it) => [...broad, ...inline].includes(it)) || objects.some((it) => broad.includes(it))
  if (isOpen) return -20
  const isPlain = (it: string) => /^(?:http|ftp):/.test(it)
  const passive = ['img-src', 'media-src']
  if ([...policy].some(([name, sources]) => !passive.includes(name) && sources.some(isPlain))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some((name) => sourcesOf(name).some(isPlain))) return -10
  if (styles.some((it) => [...broad, ...inline].includes(it))) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

/** Browsers that know hashes and nonces do not heed it beside them. */
function withoutIdleInline(sources: readonly string[]): readonly string[] {
  const hasHash = sources.some((it) => /^'(?:sha\d+|nonce)-/.test(it))
  return hasHash ? sources.filter((it) => it !== "'unsafe-inline'") : sources
}

function gradeFraming(policy: Policy, header: IncomingHttpHeaders[string]): number {
  const framers = policy.get('frame-ancestors')
  if (framers !== undefined && !framers.some((it) => broad.includes(it))) return 5
  return header === 'DENY' || header === 'SAMEORIGIN' ? 0 : -20
}

const halfYearSeconds = 15_768_000

function gradeTransport(header: string | undefined): number {
  const [, seconds] = /max-age=(\d+)/.exec(header ?? '') ?? []
  if (seconds === undefined) return -20
  return Number(seconds) >= halfYearSeconds ? 0 : -10
}

function gradeReferrer(header: string): number {
  if (header === '') return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5
}

function gradeCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const marks = cookies.map((cookie) => {
    const isSession = /session/i.test(cookie.split('=')[0] ?? '')
    if (isSession && !/; HttpOnly/i.test(cookie)) return -30
    if (!/; Secure/i.test(cookie)) return isSession ? -40 : -20
    return /; SameSite=(?:Strict|Lax)/i.test(cookie) ? 5 : -20
  })
  return Math.min(...marks)
}

function gradeResources(header: IncomingHttpHeaders[string]): number {
  if (header === undefined || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}

function gradeScripts(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)]
  if (foreign.some(([, address = '']) => address.startsWith('http:'))) return -50
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0
}
