import { parseQueryString } from '../links/query-string'
import { paths } from '../routes/paths'

/** The owner's panel, open on the page the owner came from. */
export function buildPanelAddress(pathAndQuery: string): string {
  return `${paths.config}?frameUrl=${encodeURIComponent(pathAndQuery)}`
}

/** The path and query for the panel's frame. A target on another host, or none, opens the home page. */
export function readFrameUrl(queryString: string): string {
  const target = parseQueryString(queryString).get('frameUrl')?.[0] ?? ''
  return isOwnPath(target) ? target : '/'
}

const ownOrigin = 'https://own.invalid'

/** Asks the standard parser, because browsers read `/\host` and `/<tab>/host` as another host. */
function isOwnPath(target: string): boolean {
  return target.startsWith('/') && URL.canParse(target, ownOrigin) && new URL(target, ownOrigin).origin === ownOrigin
}
