import { type PageDocument, pageDocument } from '@sitewright/model/pages/document'
import type { z } from 'zod'
import { findBlock } from '../registry/schemas'

export type CheckedPage = { readonly page: PageDocument } | { readonly errors: Record<string, string> }

/** Checks a page and the props of every block on it, and fills in defaults. Error paths read like `sections.0.blocks.2.props.text`. */
export function checkPage(input: unknown): CheckedPage {
  const parsed = pageDocument.safeParse(input)
  if (!parsed.success) return { errors: listErrors(parsed.error.issues, []) }
  const errors: Record<string, string> = {}
  const sections = parsed.data.sections.map((section, sectionIndex) => ({
    ...section,
    blocks: section.blocks.map((block, blockIndex) => {
      const path = ['sections', sectionIndex, 'blocks', blockIndex]
      const definition = findBlock(block.type)
      if (definition === undefined) {
        errors[[...path, 'type'].join('.')] = `There is no block named ${block.type}.`
        return block
      }
      const props = definition.props.safeParse(block.props)
      if (props.success) return { ...block, props: props.data }
      Object.assign(errors, listErrors(props.error.issues, [...path, 'props']))
      return block
    }),
  }))
  return Object.keys(errors).length > 0 ? { errors } : { page: { ...parsed.data, sections } }
}

function listErrors(issues: readonly z.core.$ZodIssue[], path: readonly PropertyKey[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[[...path, ...issue.path].map(String).join('.')] ??= issue.message
  return errors
}
