import { isAllowedTarget } from '@sitewright/model/link-targets/is-allowed-target'
import { parseVideo } from '@sitewright/model/video/parse-video'
import { Parser } from 'htmlparser2'
import { makeElement, makeTextNode, type PostNode } from './post-tree'
import { expandShortcodes } from './shortcodes'

const dropped = new Set(
  'script style meta link title head noscript template svg math canvas input select textarea button form map base'.split(
    ' ',
  ),
)
const media = new Set(['img', 'iframe', 'video', 'audio', 'object', 'embed'])
const mediaClasses = /\b(?:wp-block-gallery|wp-block-embed|wp-block-button)\b/
/** Space between their children says nothing. */
const withoutWords = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'figure'])
const deepest = 150
/** Beyond this a parser is slow, and nobody wrote it. */
const deepestRead = 2000

export class TooDeep extends Error {}

interface Built {
  readonly root: PostNode
  readonly notes: Set<string>
}

/**
 * The HTML of a post, with what its editor means: shortcodes, and in a classic post empty lines between paragraphs. Nothing of
 * it runs or is fetched; links are seen from the address given, and those that would run code are left out.
 */
export function buildTree(html: string, from: string): Built {
  const notes = new Set<string>()
  const isClassic = !/<!--\s{0,9}wp:/.test(html)
  const { html: expanded, unknown } = expandShortcodes(html)
  for (const name of unknown) notes.add(`The shortcode [${name}] isn’t known here. It stays as text.`)
  const root = makeElement('body')
  const open: PostNode[] = [root]
  /** How deep each of them stands in what was written. */
  const openAt: number[] = []
  let depth = 0
  /** Inside of an element that is left out, and of which. */
  let skipped: { name: string; depth: number } | null = null
  const top = () => open.at(-1) ?? root

  function add(node: PostNode): void {
    top().childNodes.push(node)
    if (node.hasMedia) for (const above of open) above.hasMedia = true
  }

  function addWords(text: string): void {
    const isLined = isClassic && !withoutWords.has(top().name) && !open.some(({ name }) => name === 'pre')
    if (!isLined) {
      add(makeTextNode(text))
      return
    }
    const lines = text.split(/\r\n|\r|\n/)
    let isBreak = false
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        if (!isBreak) add(makeElement(line.trim() === '' && index < lines.length - 1 ? 'p' : 'br'))
        isBreak = line.trim() === ''
      }
      const isOwn = (index > 0 || top().childNodes.length === 0) && /^\s{0,99}https?:\/\/\S{1,500}\s{0,99}$/.test(line)
      if (isOwn && parseVideo(line) !== null) add(withMedia(makeElement('iframe', { src: line.trim() })))
      else if (line !== '') add(makeTextNode(line))
    }
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > deepestRead) throw new TooDeep('nested too deeply')
        if (skipped !== null) return
        if (dropped.has(name)) {
          skipped = { name, depth }
          if (name === 'script' || name === 'form') notes.add('Scripts and forms were left out.')
          return
        }
        if (open.length > deepest) return
        const element = makeElement(name === 'h1' ? 'h2' : name, cleanAttributes(name, attributes, { from, notes }))
        const isMedia = media.has(name) || mediaClasses.test(element.attributes.class ?? '')
        add(isMedia ? withMedia(element) : element)
        openAt.push(depth)
        open.push(element)
      },
      ontext(text) {
        if (skipped === null) addWords(text)
      },
      onclosetag() {
        if (skipped !== null) {
          if (skipped.depth === depth) skipped = null
        } else if (openAt.at(-1) === depth) {
          openAt.pop()
          const closed = open.pop()
          if (closed?.name === 'tr') lineUpCells(closed, notes)
        }
        depth -= 1
      },
      oncomment(comment) {
        const name = comment.trimEnd().endsWith('/')
          ? /^\s{0,9}wp:([a-z][a-z0-9/-]{0,80})\s/.exec(comment)?.[1]
          : undefined
        if (name === undefined || skipped !== null) return
        notes.add(name === 'block' ? 'A reusable block was left out.' : `The block “${name}” was left out.`)
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(expanded)
  return { root, notes }
}

function withMedia(node: PostNode): PostNode {
  node.hasMedia = true
  return node
}

/** A table has no place in a text: each row becomes a line. */
function lineUpCells(row: PostNode, notes: Set<string>): void {
  const cells = row.childNodes.filter(({ name }) => name === 'td' || name === 'th')
  notes.add('A table became lines of text.')
  const inline = cells.map((cell) => makeElement('span', {}, cell.childNodes))
  const line = inline.flatMap((cell, index) => (index === 0 ? [cell] : [makeTextNode(' | '), cell]))
  row.childNodes.splice(0, row.childNodes.length, makeElement('p', {}, line))
}

const kept = new Set('class id href target src alt title data-id data-ids style width height'.split(' '))

interface Place {
  readonly from: string
  readonly notes: Set<string>
}

function cleanAttributes(name: string, given: Readonly<Record<string, string>>, { from, notes }: Place) {
  const attributes: Record<string, string> = {}
  for (const key of Object.keys(given)) if (kept.has(key)) attributes[key] = given[key] ?? ''
  if (name === 'img') {
    // Plugins that load pictures late put an empty one in its place.
    const late = given['data-src'] ?? given['data-lazy-src'] ?? given['data-orig-file']
    const isEmpty = (attributes.src ?? '') === '' || /^data:/i.test(attributes.src ?? '')
    attributes.src = seenFrom(from, isEmpty ? (late ?? '') : (attributes.src ?? ''))
  } else if (attributes.src !== undefined) attributes.src = seenFrom(from, attributes.src)
  if (attributes.href === undefined) return attributes
  if (!isAllowedTarget(attributes.href)) {
    notes.add('A link that isn’t allowed was removed. Its text stays.')
    delete attributes.href
  } else if (!attributes.href.startsWith('#')) attributes.href = seenFrom(from, attributes.href)
  return attributes
}

/** The whole address; empty for what is none. */
function seenFrom(from: string, address: string): string {
  const trimmed = address.trim()
  if (trimmed === '' || !URL.canParse(trimmed, from || undefined)) return ''
  const { href, protocol } = new URL(trimmed, from || undefined)
  return protocol === 'data:' || href.length > 2000 ? '' : href
}
