import { parseVideo } from '@sitewright/model/video/parse-video'
import type { PostPart, PostPicture } from '../../../../parsing/post-parts'
import { cutText } from './cut-text'
import { findAll, hasClass, makeElement, makeTextNode, type PostNode, wordsOf } from './post-tree'

export type Piece = { readonly node: PostNode } | { readonly part: PostPart }

/** Text and what stands between it, in order: an element with a picture in it is parted around the picture. */
export function splitParts(root: PostNode, notes: Set<string>): Piece[] {
  return root.childNodes.flatMap((child) => splitNode(child, { href: '', notes }))
}

interface Around {
  /** Of the link around it. */
  readonly href: string
  readonly notes: Set<string>
}

function splitNode(node: PostNode, around: Around): Piece[] {
  if (!node.hasMedia) return [{ node }]
  const part = readMedia(node, around)
  if (part !== null) return part
  const href = node.name === 'a' ? (node.attributes.href ?? '') : around.href
  const pieces: Piece[] = []
  let run: PostNode[] = []
  function endRun(): void {
    if (run.some((it) => wordsOf(it).trim() !== '')) pieces.push({ node: makeElement(node.name, node.attributes, run) })
    run = []
  }
  for (const piece of node.childNodes.flatMap((child) => splitNode(child, { ...around, href }))) {
    if ('node' in piece) run.push(piece.node)
    else {
      endRun()
      pieces.push(piece)
    }
  }
  endRun()
  return pieces
}

/** Null for an element that only holds others. */
function readMedia(node: PostNode, around: Around): Piece[] | null {
  if (hasClass(node, 'wp-block-gallery')) return readGallery(node, around)
  if (hasClass(node, 'wp-block-embed')) return readEmbed(node, around)
  if (hasClass(node, 'wp-block-buttons') || hasClass(node, 'wp-block-button')) return readButtons(node)
  if (node.name === 'figure' || hasClass(node, 'wp-caption')) return readFigure(node, around)
  if (node.name === 'img') return readPicture(node, { href: around.href, caption: '', notes: around.notes })
  if (node.name === 'iframe' || node.name === 'video' || node.name === 'audio') return readFilm(node, around)
  if (node.name === 'object' || node.name === 'embed') {
    around.notes.add('Embedded content was left out.')
    return []
  }
  return null
}

function readPicture(node: PostNode, { href, caption, notes }: Around & { readonly caption: string }): Piece[] {
  const picture = toPicture(node, { href, caption })
  if (picture !== null) return [{ part: { kind: 'picture', picture } }]
  notes.add('A picture without an address was left out.')
  return []
}

function toPicture({ attributes }: PostNode, { href, caption }: { href: string; caption: string }): PostPicture | null {
  const { src = '', alt = '' } = attributes
  if (!/^https?:/i.test(src)) return null
  const fileId = attributes['data-id'] ?? /\bwp-image-(\d{1,12})\b/.exec(attributes.class ?? '')?.[1] ?? null
  return { address: src, fileId, alt: cutText(alt.trim(), 400), caption: cutText(caption, 400), href }
}

const isPicture = ({ name }: PostNode) => name === 'img'
const isFilm = ({ name }: PostNode) => name === 'iframe' || name === 'video' || name === 'audio'

function readFigure(node: PostNode, around: Around): Piece[] | null {
  const pictures = findAll(node, isPicture)
  if (pictures.length === 0 || findAll(node, isFilm).length > 0) return null
  if (pictures.length > 1) return readGallery(node, around)
  const [picture] = pictures
  const link = findAll(node, ({ name, hasMedia }) => name === 'a' && hasMedia)[0]
  const href = link?.attributes.href ?? around.href
  return picture === undefined ? null : readPicture(picture, { ...around, href, caption: readCaption(node) })
}

function readCaption(node: PostNode): string {
  const caption = findAll(node, (it) => it.name === 'figcaption' || hasClass(it, 'wp-caption-text'))[0]
  return wordsOf(caption ?? node)
    .replace(/\s+/g, ' ')
    .trim()
}

function readGallery(node: PostNode, { href }: Around): Piece[] {
  const columns = Number(/\bcolumns-(\d)\b/.exec(node.attributes.class ?? '')?.[1] ?? 3)
  const ids = (node.attributes['data-ids'] ?? '').split(',').map((it) => it.trim())
  const named = ids.filter((it) => /^\d{1,12}$/.test(it)).map((fileId) => ({ ...noPicture, fileId }))
  const captionOf = new Map(
    findAll(node, ({ name, hasMedia }) => name === 'figure' && hasMedia)
      .filter((figure) => findAll(figure, isPicture).length === 1)
      .flatMap((figure) => findAll(figure, isPicture).map((picture) => [picture, readCaption(figure)] as const)),
  )
  const drawn = findAll(node, isPicture).flatMap((picture) => {
    return toPicture(picture, { href, caption: captionOf.get(picture) ?? '' }) ?? []
  })
  return [{ part: { kind: 'gallery', pictures: [...named, ...drawn], columns: Math.min(6, Math.max(1, columns)) } }]
}

const noPicture = { address: '', alt: '', caption: '', href: '' }

function readEmbed(node: PostNode, around: Around): Piece[] | null {
  const film = findAll(node, isFilm)[0]
  const caption = findAll(node, ({ name }) => name === 'figcaption')[0]
  const address = film?.attributes.src ?? /https?:\/\/[^\s"'<>]{1,1000}/.exec(wordsOf(node))?.[0] ?? ''
  return readAddress(address, { ...around, caption: caption ? wordsOf(caption).trim() : '' })
}

function readFilm(node: PostNode, around: Around): Piece[] {
  const source = findAll(node, ({ name }) => name === 'source')[0]
  return readAddress(node.attributes.src || source?.attributes.src || '', { ...around, caption: '' })
}

/** A film of a known provider plays; all else is a link to where it is. */
function readAddress(address: string, { notes, caption }: Around & { readonly caption: string }): Piece[] {
  if (parseVideo(address) !== null)
    return [{ part: { kind: 'video', address: address.slice(0, 2000), caption: cutText(caption, 400) } }]
  if (!/^https?:/i.test(address)) {
    notes.add('Embedded content without an address was left out.')
    return []
  }
  notes.add(`Embedded content of ${new URL(address).host} became a link.`)
  const words = makeTextNode(caption || address)
  return [{ node: makeElement('p', {}, [makeElement('a', { href: address }, [words])]) }]
}

function readButtons(node: PostNode): Piece[] {
  const buttons = findAll(node, ({ name }) => name === 'a').flatMap((link) => {
    const text = cutText(wordsOf(link).replace(/\s+/g, ' ').trim(), 100)
    return text === '' ? [] : [{ text, href: link.attributes.href ?? '' }]
  })
  const linked = buttons.filter(({ href }) => href !== '')
  return linked.length > 0
    ? [{ part: { kind: 'buttons', buttons: linked } }]
    : [{ node: makeElement('p', {}, node.childNodes) }]
}
