import type { PageDocument } from '@sitewright/model/pages/document'
import type { AnsweredQuestion } from '../ground/define-block'
import { createBlockReader } from './read-blocks'

/** The questions that the blocks of a page answer. */
export function listQuestions({ sections }: PageDocument): AnsweredQuestion[] {
  return sections.flatMap((section) => section.blocks.flatMap(questionsOfBlock))
}

const questionsOfBlock = createBlockReader<AnsweredQuestion>(
  (definition, props) => definition.listQuestions?.(props as Parameters<typeof definition.listQuestions>[0]) ?? [],
)
