import type { BlockViewInput } from '../define-block'
import { MarkdownTokens } from './markdown-tokens'
import { readMarkdown } from './read-markdown'
import type { Markdown } from './schema'

export function MarkdownView({ props }: BlockViewInput<Markdown>) {
  return (
    <div className="rich-text">
      <MarkdownTokens tokens={readMarkdown(props.source)} />
    </div>
  )
}
