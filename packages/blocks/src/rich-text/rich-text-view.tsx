import type { BlockNode, InlineNode, ListItemNode, RichText, TextMark } from '@sitewright/model/text/rich-text'
import type { ReactNode } from 'react'
import { linkAttributes } from '../ground/link-attributes'
import { listUniqueIds } from './heading-id'

type HeadingNode = Extract<BlockNode, { type: 'heading' }>

interface RichTextViewInput {
  readonly text: RichText
  readonly anchor: string
  readonly phoneAlignment?: string
}

/** Stored text as semantic elements. Headings get anchors that end in `anchor`, which keeps two blocks on a page apart. */
export function RichTextView({ text, anchor, phoneAlignment }: RichTextViewInput) {
  const headings = listHeadings(text.content)
  const ids = listUniqueIds(headings.map(readPlainText), `-${anchor.slice(-6)}`)
  const idOf = new Map(headings.map((heading, index) => [heading, ids[index]]))
  return (
    <div className="rich-text" data-phone-alignment={phoneAlignment}>
      {renderNodes(text.content, idOf)}
    </div>
  )
}

type HeadingIds = ReadonlyMap<HeadingNode, string | undefined>

function renderNodes(nodes: readonly (BlockNode | ListItemNode)[], ids: HeadingIds): ReactNode[] {
  return nodes.map((node, index) => <TextBlock key={index} node={node} ids={ids} />)
}

function TextBlock({ node, ids }: { node: BlockNode | ListItemNode; ids: HeadingIds }) {
  switch (node.type) {
    case 'paragraph': {
      const size = node.attrs?.size ?? 2
      return (
        <p data-size={size === 2 ? undefined : size} data-align={alignment(node.attrs?.textAlign)}>
          {renderInlines(node.content)}
        </p>
      )
    }
    case 'heading': {
      const Tag = `h${node.attrs.level}` as const
      return (
        <Tag id={ids.get(node)} data-align={alignment(node.attrs.textAlign)}>
          {renderInlines(node.content)}
        </Tag>
      )
    }
    case 'codeBlock':
      return (
        <pre>
          <code>{node.content?.map((it) => it.text).join('')}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'blockquote':
      return <blockquote>{renderNodes(node.content, ids)}</blockquote>
    case 'bulletList':
      return <ul>{renderNodes(node.content, ids)}</ul>
    case 'orderedList':
      return <ol>{renderNodes(node.content, ids)}</ol>
    case 'listItem':
      return <li>{renderNodes(node.content, ids)}</li>
  }
}

function alignment(value: 'left' | 'center' | 'right' | undefined) {
  return value === 'left' ? undefined : value
}

function renderInlines(nodes: readonly InlineNode[] | undefined): ReactNode[] {
  return (nodes ?? []).map((node, index) =>
    node.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <MarkedText key={index} text={node.text} marks={node.marks ?? []} />
    ),
  )
}

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  return marks.reduceRight<ReactNode>((inner, mark) => {
    if (mark.type === 'link') return <a {...linkAttributes(mark.attrs.href, mark.attrs.newWindow)}>{inner}</a>
    if (mark.type === 'color') return <span data-color={mark.attrs.color}>{inner}</span>
    const Tag = markTags[mark.type]
    return <Tag>{inner}</Tag>
  }, text)
}

function listHeadings(nodes: readonly (BlockNode | ListItemNode)[]): HeadingNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return [node]
    const holdsBlocks = node.type === 'blockquote' || node.type === 'listItem'
    const holdsItems = node.type === 'bulletList' || node.type === 'orderedList'
    return holdsBlocks || holdsItems ? listHeadings(node.content) : []
  })
}

function readPlainText(node: HeadingNode): string {
  return (node.content ?? []).map((it) => (it.type === 'text' ? it.text : ' ')).join('')
}
