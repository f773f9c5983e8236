import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { megabyteBytes } from '@sitewright/model/editor/file-sizes'
import { uploadLimitsMb } from '@sitewright/model/editor/uploads'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { maxFontFileMb } from '@sitewright/model/site/web-fonts'
import type { Parsers } from '../../../parsing/parsers'
import { type FileType, type FileTypeName, fileTypes, sniffType } from '../file-types/sniff-type'
import { stripFilm } from '../films/strip-film'
import { inspectImage } from '../pictures/inspect-image'
import { normalizePicture } from '../pictures/normalize-picture'
import { takePictureTurn } from '../pictures/picture-tool'
import type { ReceivedFile } from './receive-file'

/** What is stored of a received file: its type by its bytes, its facts, and its content made fit for visitors. */
export interface ExaminedFile {
  readonly type: FileType
  readonly byteLength: number
  readonly width: number | null
  readonly height: number | null
  readonly isAnimated: boolean
  readonly placeholder: string | null
  readonly tones: string | null
  readonly openContent: () => Readable | Buffer
}

const svgLimitBytes = 5 * 1024 * 1024

interface Examination {
  readonly parsers: Parsers
  readonly websiteId: string
  /** The largest that a file may have, for who is told that theirs cannot be taken. */
  readonly size: string
}

export async function examineFile(file: ReceivedFile, examination: Examination): Promise<Result<ExaminedFile>> {
  const { size } = examination
  if (file.byteLength === 0) return fail('asset.broken')
  const name = sniffType(file.head)
  if (name === null) return fail('asset.unsupported', { values: { size } })
  if (fileTypes[name].kind === 'image' && file.byteLength > uploadLimitsMb.image * megabyteBytes)
    return fail('asset.too-large', { values: { size: `${uploadLimitsMb.image} MB` } })
  if (fileTypes[name].contentType.startsWith('font/') && file.byteLength > maxFontFileMb * megabyteBytes)
    return fail('asset.too-large', { values: { size: `${maxFontFileMb} MB` } })
  if (name === 'svg') return examineSvg(file, examination)
  if (fileTypes[name].kind === 'image') return takePictureTurn(() => examinePicture(file, name, examination))
  if (!(await stripFilm(file.path, name))) return fail('asset.broken')
  return {
    type: fileTypes[name],
    byteLength: file.byteLength,
    width: null,
    height: null,
    isAnimated: false,
    placeholder: null,
    tones: null,
    openContent: () => createReadStream(file.path),
  }
}

async function examineSvg(file: ReceivedFile, { parsers, websiteId }: Examination): Promise<Result<ExaminedFile>> {
  if (file.byteLength > svgLimitBytes) return fail('asset.too-large', { values: { size: '5 MB' } })
  const parsed = await parsers.run('svg', websiteId, { path: file.path })
  if (parsed === null) return fail('asset.too-complex')
  const safe = parsed.output
  if (safe === null) return fail('asset.broken')
  const content = Buffer.from(safe.text)
  return {
    type: fileTypes.svg,
    byteLength: content.length,
    width: safe.width,
    height: safe.height,
    isAnimated: false,
    placeholder: null,
    tones: null,
    openContent: () => content,
  }
}

async function examinePicture(
  file: ReceivedFile,
  name: FileTypeName,
  { parsers, websiteId }: Examination,
): Promise<Result<ExaminedFile>> {
  const facts = await inspectImage(file.path)
  if (isFailure(facts)) return facts
  const content = await normalizePicture({ path: file.path, type: name, websiteId }, facts, parsers)
  if (isFailure(content)) return content
  return {
    type: fileTypes[name],
    byteLength: content?.length ?? file.byteLength,
    width: facts.width,
    height: facts.height,
    isAnimated: facts.isAnimated,
    placeholder: facts.placeholder,
    tones: facts.tones,
    openContent: () => content ?? createReadStream(file.path),
  }
}
