import { blankSamples } from './blank-samples'
import { type Box, findBox, readBox } from './boxes'
import type { FilmFile } from './film-file'

const empty = Buffer.from('free')

/** What a player needs, by what it stands in. Every other box may say where, when and by what it was filmed. */
const keptBoxes: Readonly<Record<string, readonly string[]>> = {
  '': 'ftyp styp moov mdat moof mfra sidx ssix prft emsg pdin pssh wide'.split(' '),
  moov: 'mvhd trak mvex iods pssh cmov ctab rmra'.split(' '),
  trak: 'tkhd edts mdia tref trgr load tapt clip matt imap'.split(' '),
  mdia: 'mdhd hdlr minf elng'.split(' '),
  minf: 'vmhd smhd hmhd nmhd sthd gmhd hdlr dinf stbl'.split(' '),
  stbl: 'stsd stts ctts cslg stss stsh stsc stsz stz2 stco co64 padb stdp sdtp sbgp sgpd subs saiz saio senc stps'.split(
    ' ',
  ),
  moof: 'mfhd traf pssh'.split(' '),
  traf: 'tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc uuid'.split(' '),
}

const maxBoxes = 100_000

export async function stripBoxes(file: FilmFile): Promise<boolean> {
  let count = 0
  async function strip(parent: string, from: number, to: number): Promise<boolean> {
    for (let at = from; at + 8 <= to; ) {
      const box = await readBox(file, at, to)
      if (box === null || ++count > maxBoxes) return false
      if (!keptBoxes[parent]?.includes(box.type)) await removeBox(file, box)
      else if (box.type === 'trak' && (await isNoteTrack(file, box))) await removeTrack(file, box)
      else if (keptBoxes[box.type]) {
        if (!(await strip(box.type, box.content, box.end))) return false
      } else await blankNotes(file, box)
      at = box.end
    }
    return true
  }
  return strip('', 0, file.byteLength)
}

async function removeBox(file: FilmFile, box: Box): Promise<void> {
  await file.write(box.start + 4, empty)
  await file.blank(box.content, box.end)
}

/** Cameras write place and movement for every moment into a track of its own. */
async function isNoteTrack(file: FilmFile, track: Box): Promise<boolean> {
  const handler = await findBox(file, track, ['mdia', 'hdlr'])
  return handler !== null && (await file.read(handler.content + 8, 4)).toString('latin1') === 'meta'
}

async function removeTrack(file: FilmFile, track: Box): Promise<void> {
  await blankSamples(file, track)
  await removeBox(file, track)
}

/** Names and times in boxes that stay: who made the track, by which encoder, and when. */
async function blankNotes(file: FilmFile, box: Box): Promise<void> {
  if (box.type === 'hdlr') await file.blank(box.content + 24, box.end)
  if (box.type === 'stsd') await blankEncoder(file, box)
  if (box.type === 'mvhd' || box.type === 'tkhd' || box.type === 'mdhd') {
    const [version] = await file.read(box.content, 1)
    await file.blank(box.content + 4, Math.min(box.end, box.content + (version === 1 ? 20 : 12)))
  }
}

/** The entry of a picture track says in 32 bytes what it was encoded by, which is often the name of the camera. */
const encoderAt = 50
const encoderBytes = 32
const pictureEntries = /^(avc[1-4]|hvc1|hev1|dvh1|dvhe|mp4v|av01|vp0[89]|ap[a-z0-9]{2}|jpeg|mjp[ab]|encv|s263)$/

async function blankEncoder(file: FilmFile, { content, end }: Box): Promise<void> {
  const entry = await readBox(file, content + 8, end)
  if (entry === null || !pictureEntries.test(entry.type)) return
  const from = entry.start + encoderAt
  if (from + encoderBytes <= entry.end) await file.blank(from, from + encoderBytes)
}
