import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { megabyteBytes } from '@sitewright/model/editor/file-sizes'
import { uploadLimitsMb } from '@sitewright/model/editor/uploads'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { inspectImage } from './inspect-image'
import { normalisePicture } from './normalise-picture'
import { takePictureTurn } from './picture-tool'
import type { ReceivedFile } from './receive-file'
import { makeSvgSafe } from './safe-svg'
import { type FileType, type FileTypeName, fileTypes, sniffType } from './sniff-type'

/** What is stored of a received file: its type by its bytes, its facts, and its content made fit for visitors. */
export interface ExaminedFile {
  readonly type: FileType
  readonly byteLength: number
  readonly width: number | null
  readonly height: number | null
  readonly isAnimated: boolean
  readonly placeholder: string | null
  readonly openContent: () => Readable | Buffer
}

const svgLimitBytes = 5 * 1024 * 1024

/** `size` is the largest that a file may have, for who is told that theirs cannot be taken. */
export async function examineFile(file: ReceivedFile, size: string): Promise<Result<ExaminedFile>> {
  if (file.byteLength === 0) return fail('asset.broken')
  const name = sniffType(file.head)
  if (name === null) return fail('asset.unsupported', { values: { size } })
  if (fileTypes[name].kind === 'image' && file.byteLength > uploadLimitsMb.image * megabyteBytes)
    return fail('asset.too-large', { values: { size: `${uploadLimitsMb.image} MB` } })
  if (name === 'svg') return examineSvg(file)
  if (fileTypes[name].kind === 'image') return takePictureTurn(() => examinePicture(file, name))
  return {
    type: fileTypes[name],
    byteLength: file.byteLength,
    width: null,
    height: null,
    isAnimated: false,
    placeholder: null,
    openContent: () => createReadStream(file.path),
  }
}

async function examineSvg(file: ReceivedFile): Promise<Result<ExaminedFile>> {
  if (file.byteLength > svgLimitBytes) return fail('asset.too-large', { values: { size: '5 MB' } })
  const safe = makeSvgSafe(await readFile(file.path, 'utf8'))
  if (safe === null) return fail('asset.broken')
  const content = Buffer.from(safe.text)
  return {
    type: fileTypes.svg,
    byteLength: content.length,
    width: safe.width,
    height: safe.height,
    isAnimated: false,
    placeholder: null,
    openContent: () => content,
  }
}

async function examinePicture(file: ReceivedFile, name: FileTypeName): Promise<Result<ExaminedFile>> {
  const facts = await inspectImage(file.path)
  if (isFailure(facts)) return facts
  const content = await normalisePicture(file.path, name, facts)
  if (isFailure(content)) return content
  return {
    type: fileTypes[name],
    byteLength: content?.length ?? file.byteLength,
    width: facts.width,
    height: facts.height,
    isAnimated: facts.isAnimated,
    placeholder: facts.placeholder,
    openContent: () => content ?? createReadStream(file.path),
  }
}
