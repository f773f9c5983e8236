import { readFile } from 'node:fs/promises'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { ImageFacts } from './inspect-image'
import { openPicture } from './picture-tool'
import type { FileTypeName } from './sniff-type'
import { stripMetadata } from './strip-metadata'

/**
 * The picture as visitors get it: turned upright, without what the camera wrote into it. Its pixels are encoded again only
 * when they have to be turned, or when its type leaves no other way. Null: the file may stay as it is.
 */
export async function normalisePicture(
  path: string,
  type: FileTypeName,
  facts: ImageFacts,
): Promise<Result<Buffer> | null> {
  if (type === 'jpeg' || type === 'png' || type === 'webp') {
    if (facts.needsTurn && !facts.isAnimated) return turn(path, type)
    return stripMetadata(type, await readFile(path)) ?? fail('asset.broken')
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
