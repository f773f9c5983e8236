import { isAllowedTarget } from '@sitewright/model/text/link-target'
import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { ForeignImage } from '../held-content'

/** Tokens as elements. HTML in the source is shown as the text it is, never as markup. */
export function MarkdownTokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    <Fragment key={`${index}${token.type}`}>{renderToken(token as MarkedToken)}</Fragment>
  ))
}

type MarkedToken = import('marked').MarkedToken

function renderToken(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading': {
      const Tag = `h${Math.min(token.depth, 6) as 1 | 2 | 3 | 4 | 5 | 6}` as const
      return <Tag>{renderInner(token)}</Tag>
    }
    case 'paragraph':
      return <p>{renderInner(token)}</p>
    case 'blockquote':
      return <blockquote>{renderInner(token)}</blockquote>
    case 'list':
      return <MarkdownList list={token} />
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'hr':
      return <hr />
    case 'table':
      return <MarkdownTable table={token} />
    case 'strong':
      return <strong>{renderInner(token)}</strong>
    case 'em':
      return <em>{renderInner(token)}</em>
    case 'del':
      return <s>{renderInner(token)}</s>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return isAllowedTarget(token.href) ? <a href={token.href}>{renderInner(token)}</a> : renderInner(token)
    case 'image':
      return /^(https:\/\/|\/(?!\/))/.test(token.href) ? (
        <ForeignImage address={token.href} alt={token.text} />
      ) : (
        token.text
      )
    case 'text':
      return token.tokens ? renderInner(token) : token.text
    case 'escape':
      return token.text
    case 'html':
      return token.raw
    default:
      return null
  }
}

function renderInner(token: { tokens?: Token[] | undefined }): ReactNode {
  return <MarkdownTokens tokens={token.tokens ?? []} />
}

function MarkdownList({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    <li key={`${index}${item.raw}`}>
      <MarkdownTokens tokens={item.tokens} />
    </li>
  ))
  return list.ordered ? <ol start={list.start === '' ? undefined : list.start}>{items}</ol> : <ul>{items}</ul>
}

function MarkdownTable({ table }: { table: Tokens.Table }) {
  return (
    <table className="markdown-table">
      <thead>
        <tr>
          {table.header.map((cell, column) => (
            <th key={`${column}${cell.text}`} scope="col">
              <MarkdownTokens tokens={cell.tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={`${index}${row[0]?.text}`}>
            {row.map((cell, column) => (
              <td key={`${column}${cell.text}`}>
                <MarkdownTokens tokens={cell.tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
