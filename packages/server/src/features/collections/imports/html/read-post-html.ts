import { readPasted } from '@sitewright/model/text/pasted/read-pasted'
import type { BlockNode } from '@sitewright/model/text/rich-text'
import { richTextOf } from '@sitewright/model/text/rich-text'
import type { PostPart, ReadPost } from '../../../../parsing/post-parts'
import { buildTree, TooDeep } from './build-tree'
import { makeElement, makeTextNode, type PostNode, wordsOf } from './post-tree'
import { splitParts } from './split-parts'

/** So many elements are read as one text: a stored text has an end. */
const elementsOfText = 150

/** What a post of WordPress consists of. Its HTML is nobody's friend: only what is named here passes. */
export function readPostHtml(html: string, from: string): ReadPost {
  const built = build(html, from)
  if (built === null) return readWords(html)
  const { root, notes } = built
  const parts: PostPart[] = []
  let run: PostNode[] = []
  function endText(): void {
    for (let at = 0; at < run.length; at += elementsOfText) {
      const content = readText(run.slice(at, at + elementsOfText), notes)
      if (content.length > 0) parts.push({ kind: 'text', content })
    }
    run = []
  }
  for (const piece of splitParts(root, notes)) {
    if ('node' in piece) run.push(piece.node)
    else {
      endText()
      parts.push(piece.part)
    }
  }
  endText()
  return { parts, notes: [...notes] }
}

function build(html: string, from: string): ReturnType<typeof buildTree> | null {
  try {
    return buildTree(html, from)
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}

function readWords(html: string): ReadPost {
  const notes = new Set<string>()
  const content = readText([makeTextNode(html.replace(/<[^<>]*>?/g, ' '))], notes)
  return { parts: [{ kind: 'text', content }], notes: ['Its formatting can’t be read. The text stays.'] }
}

function readText(nodes: PostNode[], notes: Set<string>): BlockNode[] {
  const { content } = readPasted(makeElement('body', {}, nodes))
  if (content.length > 0) return content
  const words = nodes.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()
  if (words === '') return []
  notes.add('Some text lost its formatting.')
  const pieces = Array.from({ length: Math.ceil(words.length / 10_000) }, (_, at) =>
    words.slice(at * 10_000, (at + 1) * 10_000),
  )
  return richTextOf(...pieces).content
}
