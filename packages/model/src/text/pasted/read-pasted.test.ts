import { fromDocs, fromWebPage, fromWord } from '@sitewright/testkit/sites/pasted-fixtures'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { type BlockNode, richText } from '../rich-text'
import { disarmHtml } from './disarm-html'
import type { PastedNode } from './pasted-inline'
import { readPasted } from './read-pasted'

type Parsed = ReturnType<typeof parseDocument>['children'][number]

/** The browser has a parser of its own; here another one stands in and is shown as DOM nodes. */
function toNode(parsed: Parsed): PastedNode {
  const children = 'children' in parsed ? parsed.children.map(toNode) : []
  const attributes: Record<string, string> = 'attribs' in parsed ? parsed.attribs : {}
  const types: Record<string, number> = { text: 3, comment: 8, directive: 8, cdata: 8 }
  return {
    nodeType: types[parsed.type] ?? 1,
    nodeName: 'name' in parsed ? parsed.name.toUpperCase() : '#text',
    nodeValue: 'data' in parsed ? parsed.data : null,
    childNodes: children,
    getAttribute: (name) => attributes[name] ?? null,
  }
}

function read(html: string) {
  const childNodes = parseDocument(disarmHtml(html)).children.map(toNode)
  return readPasted({ nodeType: 1, nodeName: 'BODY', nodeValue: null, childNodes })
}

/** A short spelling, for reading: `h1(Winter firing)`, `ul(li(p(Bowls)))`. */
function sketch(nodes: readonly unknown[]): string {
  return (
    nodes as {
      type: string
      text?: string
      attrs?: { level?: number }
      marks?: { type: string }[]
      content?: unknown[]
    }[]
  )
    .map((node) => {
      if (node.type === 'text') return `${(node.marks ?? []).map((mark) => `${mark.type}:`).join('')}${node.text}`
      const name = node.type === 'heading' ? `h${node.attrs?.level}` : node.type
      return `${name}(${sketch(node.content ?? [])})`
    })
    .join('|')
}

const linksOf = (html: string) => [...JSON.stringify(read(html)).matchAll(/"href":"([^"]*)"/g)].map((match) => match[1])

test('a paste from Word keeps headings, weight, links, lists and quotes, and nothing of Word', () => {
  expect(sketch(read(fromWord).content).split(/\|(?=[a-z0-9]+\()/i)).toEqual([
    'h1(Winter firing)',
    'paragraph(We fire |bold:twice|, and |italic:slowly|. |link:The kiln| see below a file)',
    'bulletList(listItem(paragraph(Bowls)',
    'bulletList(listItem(paragraph(Large bowls))))',
    'listItem(paragraph(Cups)))',
    'orderedList(listItem(paragraph(First))',
    'listItem(paragraph(Second)))',
    'blockquote(paragraph(Nothing is |strike:ever| rushed.))',
  ])
  expect(linksOf(fromWord)).toEqual(['https://example.com/kiln'])
})

test('a paste from Google Docs reads its styles, takes links out of their wrapping and puts inner lists where they belong', () => {
  expect(sketch(read(fromDocs).content)).toBe(
    'h2(Opening hours)|paragraph(bold:Daily| from ten, |italic:except Mondays|link: visit us)|' +
      'bulletList(listItem(paragraph(Tea)|bulletList(listItem(paragraph(Green tea))))|listItem(paragraph(Cake)))',
  )
  expect(linksOf(fromDocs)).toEqual(['https://example.com/visit?a=1'])
})

test('a paste from a web page loses scripts, styles, pictures, frames and hidden words', () => {
  const pasted = read(fromWebPage)
  expect(sketch(pasted.content)).toBe(
    'h4(Small heading)|paragraph(Read this or |link:that|.|hardBreak()|New line)|paragraph(One)|paragraph(Two)|' +
      'blockquote(paragraph(Quoted))|codeBlock(let a = 1\nlet b)|horizontalRule()|paragraph(Loose words |bold:italic:strong)',
  )
  expect(JSON.stringify(pasted)).not.toMatch(/alert|tracker|evil|Hidden|drawn|red/)
})

test('what was copied from a text of the site keeps its look', () => {
  const own =
    '<p data-align="center" data-size="1">Hello <span data-color="accent">you</span> <a href="/about">there</a></p>'
  const [paragraph] = read(own).content as Extract<BlockNode, { type: 'paragraph' }>[]
  expect(paragraph?.attrs).toEqual({ textAlign: 'center', size: 1 })
  expect(JSON.stringify(paragraph)).toContain('{"type":"color","attrs":{"color":"accent"}}')
  expect(JSON.stringify(paragraph)).toContain('"href":"/about"')
  expect(read('<p data-color="red" data-align="justify" data-size="9">Hello</p>').content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] },
  ])
})

test('whatever is pasted, the text is one that can be stored, without a script', () => {
  const names = 'p div span b strong i a ul ol li h1 h6 blockquote pre table td script style br hr font o:p'.split(' ')
  const attributes = fc.dictionary(
    fc.constantFrom('style', 'href', 'class', 'data-size', 'data-color', 'onclick'),
    fc.oneof(
      fc.constantFrom(
        'mso-list:l0 level3 lfo1',
        'font-weight:700',
        'javascript:alert(1)',
        'https://a.example',
        'MsoTitle',
      ),
      fc.string({ maxLength: 12 }),
    ),
    { maxKeys: 3 },
  )
  const { element } = fc.letrec<{ element: PastedNode; node: PastedNode }>((tie) => ({
    node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, textNode, tie('element')),
    element: fc
      .record({ name: fc.constantFrom(...names), attributes, children: fc.array(tie('node'), { maxLength: 4 }) })
      .map(({ name, attributes: found, children }) => ({
        nodeType: 1,
        nodeName: name.toUpperCase(),
        nodeValue: null,
        childNodes: children,
        getAttribute: (key: string) => found[key] ?? null,
      })),
  }))
  fc.assert(
    fc.property(element, (root) => {
      const pasted = readPasted(root)
      expect(richText.safeParse(pasted).success).toBe(true)
      expect(JSON.stringify(pasted)).not.toContain('"href":"javascript')
    }),
    { numRuns: 200 },
  )
})

const textNode = fc
  .string({ maxLength: 10 })
  .map((nodeValue): PastedNode => ({ nodeType: 3, nodeName: '#text', nodeValue, childNodes: [] }))

test('markup nested a thousand deep is read without end of the stack', () => {
  const deep = `${'<div><blockquote><ul><li>'.repeat(300)}Here`
  expect(richText.safeParse(read(`<p>Before</p>${deep}`)).success).toBe(true)
  expect(sketch(read(`<p>Before</p>${deep}`).content)).toContain('paragraph(Before)')
})
