import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageNeeds } from '../ground/page-needs'
import { createBlockReader } from './read-blocks'

/** What the blocks of the documents make a page load beside the host's own. */
export function listUsedNeeds(...documents: readonly PageDocument[]): PageNeeds[] {
  const blocks = documents.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
  return blocks.flatMap(needsOfBlock)
}

const needsOfBlock = createBlockReader<PageNeeds>((definition, props) => {
  const needs = definition.findNeeds?.(props as Parameters<typeof definition.findNeeds>[0])
  return needs === undefined ? [] : [needs]
})
