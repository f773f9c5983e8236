import { open } from 'node:fs/promises'
import type { FileTypeName } from '../file-types/sniff-type'
import { openFilmFile } from './film-file'
import { stripBoxes } from './strip-boxes'
import { stripElements } from './strip-elements'

const strippers: Partial<Record<FileTypeName, typeof stripBoxes>> = {
  mp4: stripBoxes,
  quicktime: stripBoxes,
  m4a: stripBoxes,
  webm: stripElements,
}

/**
 * Takes place, camera, times and names out of a film, in its file. Nothing moves and nothing is encoded anew: what is taken out
 * becomes empty room of the same size. False when the file is not built as it says.
 */
export async function stripFilm(path: string, type: FileTypeName): Promise<boolean> {
  const strip = strippers[type]
  if (strip === undefined) return true
  const file = await open(path, 'r+')
  try {
    return await strip(await openFilmFile(file))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  } finally {
    await file.close()
  }
}
