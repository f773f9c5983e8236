import type { BlockViewInput } from '../define-block'
import { ForeignContent } from '../held-content'
import { MarkdownTokens } from './markdown-tokens'
import { readMarkdown } from './read-markdown'
import type { Markdown } from './schema'

export function MarkdownView({ props, context }: BlockViewInput<Markdown>) {
  return (
    <div className="rich-text">
      <ForeignContent value={context.holdsForeignContent === true ? 'held' : 'shown'}>
        <MarkdownTokens tokens={readMarkdown(props.source)} />
      </ForeignContent>
    </div>
  )
}
