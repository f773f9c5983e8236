import type { HeaderList } from '../../http/security-headers'
import type { StoredAsset } from './rows'

/** Types that a browser shows by itself. Everything else is saved. */
const shownTypes = /^(?:image|video|audio|font)\/|^application\/pdf$|^text\/plain/

/** A file is inert wherever it is opened: it loads nothing, runs nothing, and is never taken for another type. */
export function fileHeaders(asset: Pick<StoredAsset, 'name'>, contentType: string): HeaderList {
  return {
    'content-type': contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': contentPolicy(contentType),
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': `${shownTypes.test(contentType) ? 'inline' : 'attachment'}; ${namePart(asset.name)}`,
  }
}

/** Browsers do not show PDF inside a sandbox; their viewers run no script of the file in the site's name. */
function contentPolicy(contentType: string): string {
  const nothing = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
  return contentType === 'application/pdf' ? `${nothing}; object-src 'self'` : `${nothing}; sandbox`
}

/** Both spellings: the plain one for old clients, and the encoded one with the real name. */
function namePart(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
