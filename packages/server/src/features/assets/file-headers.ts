import type { HeaderList } from '../../http/security-headers'
import type { StoredAsset } from './rows'

/** Types that a browser shows by itself and that run nothing. Everything else, PDF with its scripts too, is saved. */
const shownTypes = /^(?:image|video|audio|font)\/|^text\/plain/

const forEver = 'public, max-age=31536000, immutable'
/** Asked for at the address of bytes that were replaced: what is there now must not be kept under it. */
const forNow = 'public, max-age=0, must-revalidate'

/** A file is inert wherever it is opened: it loads nothing, runs nothing, and is never taken for another type. */
export function fileHeaders(asset: Pick<StoredAsset, 'name'>, contentType: string, isCurrent: boolean): HeaderList {
  return {
    'content-type': contentType,
    'cache-control': isCurrent ? forEver : forNow,
    vary: 'Accept',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': `${shownTypes.test(contentType) ? 'inline' : 'attachment'}; ${namePart(asset.name)}`,
  }
}

/** Both spellings: the plain one for old clients, and the encoded one with the real name. */
function namePart(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
