import { ForeignContent, type HeldTexts } from '../ground/held-content'
import { MarkdownNodes } from './markdown-nodes'
import { readMarkdown } from './read-markdown'

interface DrawnMarkdownInput {
  readonly source: string
  /** Null where nothing of other hosts waits. */
  readonly heldTexts: HeldTexts | null
}

export function DrawnMarkdown({ source, heldTexts }: DrawnMarkdownInput) {
  return (
    <ForeignContent value={heldTexts}>
      <MarkdownNodes nodes={readMarkdown(source)} />
    </ForeignContent>
  )
}
