import { fillWords } from '../strings/fill-words'
import { megabyteBytes } from './file-sizes'

export const uploadLimitsMb = { image: 20, file: 300 } as const
export type UploadKind = keyof typeof uploadLimitsMb

export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'] as const

/** A first look, before anything is sent. The server goes by what the file holds. */
export function checkUpload(kind: UploadKind, file: { name: string; bytes: number }): string | undefined {
  const maxMb = uploadLimitsMb[kind]
  const isSupported = kind === 'file' || isImageName(file.name)
  if (isSupported && file.bytes <= maxMb * megabyteBytes) return undefined
  return fillWords('This file is not a supported type or is larger than {size}.', { size: `${maxMb} MB` })
}

function isImageName(name: string): boolean {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return imageExtensions.some((known) => known === extension)
}
