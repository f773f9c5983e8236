import type { StoredAsset } from '../../../content/asset-rows'
import type { HeaderList } from '../../../http/security-headers'

/** Types that a browser shows by itself and that run nothing. Everything else, PDF with its scripts too, is saved. */
const shownTypes = /^(?:image|video|audio|font)\/|^text\/plain/

const inert = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
const forEver = 'public, max-age=31536000, immutable'
/** Asked for at the address of bytes that were replaced: what is there now must not be kept under it. */
const forNow = 'public, max-age=0, must-revalidate'

interface Serving {
  /** Asked for at the address of these very bytes. */
  readonly isCurrent: boolean
  /** On the platform's address files are shown beside panels, which frame none of them. */
  readonly framedBy: "'self'" | "'none'"
}

/** A file is inert wherever it is opened: it loads nothing, runs nothing, and is never taken for another type. */
export function fileHeaders(asset: Pick<StoredAsset, 'name'>, contentType: string, serving: Serving): HeaderList {
  return {
    'content-type': contentType,
    'cache-control': serving.isCurrent ? forEver : forNow,
    vary: 'Accept',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `${inert}; frame-ancestors ${serving.framedBy}`,
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': `${shownTypes.test(contentType) ? 'inline' : 'attachment'}; ${namePart(asset.name)}`,
  }
}

/** For a file that is never shown in the browser, kept by nobody and taken for nothing but bytes. */
export function savedFileHeaders(name: string): HeaderList {
  return {
    'content-type': 'application/octet-stream',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': `attachment; ${namePart(name)}`,
  }
}

/** Both spellings: the plain one for old clients, and the encoded one with the real name. */
function namePart(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
