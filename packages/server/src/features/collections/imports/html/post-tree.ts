import type { PastedNode } from '@sitewright/model/text/pasted/pasted-inline'

/** HTML as a tree that is nowhere shown: of elements, what an import reads. */
export interface PostNode extends PastedNode {
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly childNodes: PostNode[]
  /** Whether a picture, a film or a button is in it. */
  hasMedia: boolean
}

export function makeTextNode(text: string): PostNode {
  const none: PostNode[] = []
  return {
    name: '',
    text,
    attributes: {},
    childNodes: none,
    hasMedia: false,
    nodeType: 3,
    nodeName: '#text',
    nodeValue: text,
  }
}

export function makeElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  childNodes: PostNode[] = [],
): PostNode {
  return {
    name,
    text: '',
    attributes,
    childNodes,
    hasMedia: childNodes.some((child) => child.hasMedia),
    nodeType: 1,
    nodeName: name,
    nodeValue: null,
    getAttribute: (key) => readLook(attributes, key),
  }
}

/** What the reader of pasted text asks for stands under other names here. */
function readLook(attributes: Readonly<Record<string, string>>, key: string): string | null {
  if (key === 'data-style') return attributes.style ?? null
  if (key === 'data-align') return /\bhas-text-align-(left|center|right)\b/.exec(attributes.class ?? '')?.[1] ?? null
  return Object.hasOwn(attributes, key) ? (attributes[key] ?? null) : null
}

export function hasClass({ attributes }: PostNode, name: string): boolean {
  return (attributes.class ?? '').split(/\s+/).includes(name)
}

export function wordsOf(node: PostNode): string {
  return node.nodeType === 3 ? node.text : node.childNodes.map(wordsOf).join('')
}

/** All that are below it, from the top. */
export function findAll(node: PostNode, isWanted: (node: PostNode) => boolean): PostNode[] {
  return node.childNodes.flatMap((child) => [...(isWanted(child) ? [child] : []), ...findAll(child, isWanted)])
}
