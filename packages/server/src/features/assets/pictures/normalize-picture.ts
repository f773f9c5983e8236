import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Parsers } from '../../../parsing/parsers'
import type { FileTypeName } from '../file-types/sniff-type'
import type { ImageFacts } from './inspect-image'
import { openPicture } from './picture-tool'

/**
 * The picture as visitors get it: turned upright, without what the camera wrote into it. Its pixels are encoded again only
 * when they have to be turned, or when its type leaves no other way. Null: the file may stay as it is.
 */
export async function normalizePicture(
  { path, type, websiteId }: { readonly path: string; readonly type: FileTypeName; readonly websiteId: string },
  facts: ImageFacts,
  parsers: Parsers,
): Promise<Result<Buffer> | null> {
  if (type === 'jpeg' || type === 'png' || type === 'webp') {
    if (facts.needsTurn && !facts.isAnimated) return turn(path, type)
    const stripped = await parsers.run('picture', websiteId, { path, type })
    if (stripped === null) return fail('asset.too-complex')
    if (stripped.output === null) return fail('asset.broken')
    const { buffer, byteOffset, byteLength } = stripped.output
    return Buffer.from(buffer, byteOffset, byteLength)
  }
  if (type === 'avif' && (facts.needsTurn || facts.hasExif)) return turn(path, type)
  return null
}

async function turn(path: string, type: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Result<Buffer>> {
  const upright = openPicture(path).autoOrient().keepIccProfile()
  const encoded = {
    jpeg: () => upright.jpeg({ quality: 92 }),
    png: () => upright.png(),
    webp: () => upright.webp({ quality: 92 }),
    avif: () => upright.avif({ quality: 70, effort: 2 }),
  }[type]()
  return encoded.toBuffer().catch(() => fail('asset.broken'))
}
