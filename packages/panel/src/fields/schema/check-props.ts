import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'

/** Path of a prop → what is wrong with it; empty when a block may be drawn and saved with these props. */
export function checkProps(
  definition: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const parsed = definition.props.safeParse(props)
  if (parsed.success) return {}
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[issue.path.map(String).join('.')] ??= issue.message
  return errors
}

/** Stored props with the defaults of what they leave out. */
export function fillProps(
  definition: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const parsed = definition.props.safeParse(props)
  return parsed.success ? parsed.data : { ...props }
}
