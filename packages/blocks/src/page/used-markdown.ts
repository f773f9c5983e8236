import type { PageDocument } from '@sitewright/model/pages/document'
import { createBlockReader } from './read-blocks'

/** The sources in Markdown that the documents hold, each once. */
export function listUsedMarkdown(...documents: readonly PageDocument[]): string[] {
  const blocks = documents.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
  return [...new Set(blocks.flatMap(markdownOfBlock))]
}

const markdownOfBlock = createBlockReader<string>(
  (definition, props) => definition.listMarkdown?.(props as Parameters<typeof definition.listMarkdown>[0]) ?? [],
)
