import { isAllowedTarget } from '@sitewright/model/link-targets/is-allowed-target'
import { Fragment, type ReactNode } from 'react'
import { ForeignImage } from '../ground/held-content'
import type { MarkdownNode } from './read-markdown'

/** What was read as elements. HTML in the source is shown as the text it is, never as markup. */
export function MarkdownNodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return nodes.map((node, index) => <Fragment key={`${index}${node.token.type}`}>{drawNode(node)}</Fragment>)
}

const plainTags = ['blockquote', 'ul', 'li', 'strong', 'em', 's', 'thead', 'tbody', 'tr', 'td'] as const
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

function drawNode({ token, children }: MarkdownNode): ReactNode {
  const inner = <MarkdownNodes nodes={children} />
  switch (token.type) {
    case 'heading_open': {
      const Tag = headings.find((tag) => tag === token.tag) ?? 'h6'
      return <Tag>{inner}</Tag>
    }
    case 'paragraph_open':
      return token.hidden ? inner : <p>{inner}</p>
    case 'ordered_list_open':
      return <ol start={startOf(token.attrGet('start'))}>{inner}</ol>
    case 'table_open':
      return <table className="markdown-table">{inner}</table>
    case 'th_open':
      return <th scope="col">{inner}</th>
    case 'link_open':
      return drawLink({ token, children })
    case 'code_inline':
      return <code>{token.content}</code>
    case 'code_block':
    case 'fence':
      return (
        <pre>
          <code>{token.content.replace(/\n$/, '')}</code>
        </pre>
      )
    case 'image':
      return drawImage(token)
    case 'hr':
      return <hr />
    case 'hardbreak':
      return <br />
    case 'softbreak':
      return '\n'
    case 'inline':
      return inner
    default: {
      const Tag = plainTags.find((tag) => tag === token.tag)
      return Tag === undefined ? token.content : <Tag>{inner}</Tag>
    }
  }
}

function startOf(start: string | number | null): number | undefined {
  return start === null ? undefined : Number(start)
}

/** Bare words with a dot become no link: only addresses that say so, and email addresses. */
function drawLink({ token, children }: MarkdownNode): ReactNode {
  const inner = <MarkdownNodes nodes={children} />
  const href = String(token.attrGet('href') ?? '')
  const isBare = token.markup === 'linkify' && !/^(?:https?:|mailto:|www\.)/i.test(children[0]?.token.content ?? '')
  if (isBare && !href.startsWith('mailto:')) return inner
  return isAllowedTarget(href) ? <a href={href}>{inner}</a> : inner
}

function drawImage(token: MarkdownNode['token']): ReactNode {
  const address = String(token.attrGet('src') ?? '')
  const isSafe = /^(https:\/\/|\/(?!\/))/.test(address)
  return isSafe ? <ForeignImage address={address} alt={token.content} /> : token.content
}
