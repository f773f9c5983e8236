import { createHash } from 'node:crypto'
import { fontAddress, fontFamilies } from '@sitewright/blocks/styles/fonts'
import { paths } from '@sitewright/model/routes/paths'
import type { FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../ground/settings'
import { builtInAddress } from '../hosts/host-names'
import sheet from './platform.css?inline'

export interface PlatformPage {
  readonly title: string
  readonly status?: number
  /** What stands in the bar at the top, beside the name. */
  readonly bar?: ReactNode
  readonly content: ReactNode
}

/** Written here because a build looks for the files that a style sheet names, and these are served by the host. */
const fontFaces = (['fraunces', 'figtree'] as const)
  .map(
    (family) =>
      `@font-face{font-family:${family};src:url(${addressOfLatin(family)}) format("woff2");font-weight:300 900;font-display:swap}`,
  )
  .join('')
const css = fontFaces + sheet
const styleHash = createHash('sha256').update(css).digest('base64')

function addressOfLatin(family: 'fraunces' | 'figtree'): string {
  const [latin] = fontFamilies[family].files
  return latin === undefined ? '' : fontAddress(latin)
}

/** Nothing on these pages runs: no scripts at all, and the one style sheet is known by its hash. */
function pagePolicy(settings: Settings): string {
  // Browsers hold a form to where its answer redirects, and opening a site redirects to the site's address.
  const sites = builtInAddress(settings, '*')
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${sites}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

export function sendPage(reply: FastifyReply, settings: Settings, page: PlatformPage): FastifyReply {
  return reply
    .code(page.status ?? 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(settings))
    .header('x-frame-options', 'DENY')
    .header('cache-control', 'no-store')
    .send(`<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`)
}

function Document({ title, bar, content }: PlatformPage) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} — Sitewright`}</title>
        <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(icon)}`} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="bar">
          <a className="brand" href={paths.platformHome}>
            <Mark />
            Sitewright
          </a>
          {bar}
        </header>
        <main id="main">{content}</main>
        <footer>Sitewright. Your site, your words, your host.</footer>
      </body>
    </html>
  )
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f6b52"/><path d="M8 9h16v5H8zm0 8h7v6H8zm10 0h6v6h-6z" fill="#fff"/></svg>'

function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#1f6b52" />
      <path d="M8 9h16v5H8zm0 8h7v6H8zm10 0h6v6h-6z" fill="#fff" />
    </svg>
  )
}
