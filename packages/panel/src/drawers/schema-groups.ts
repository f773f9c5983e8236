import type { DrawerField } from './schema-fields'

const drawerGroups = ['Content', 'Behaviour', 'Look'] as const
type DrawerGroup = (typeof drawerGroups)[number]

const contentKinds: readonly DrawerField['kind'][] = ['text', 'rich-text', 'link', 'asset', 'list', 'data']
/** Switches that change what is seen, not what happens. */
const lookKey = /^(rounded|stretch|shadow|border|outline|fullWidth|has[A-Z])/

/** What a block says comes first, what it does next, what it looks like last. */
export function groupFields(fields: readonly DrawerField[]): { title: DrawerGroup; fields: DrawerField[] }[] {
  return drawerGroups
    .map((title) => ({ title, fields: fields.filter((field) => groupOf(field) === title) }))
    .filter((group) => group.fields.length > 0)
}

function groupOf(field: DrawerField): DrawerGroup {
  if (contentKinds.includes(field.kind) || field.key === 'newWindow') return 'Content'
  if (field.kind === 'group') return field.fields.some((inner) => groupOf(inner) === 'Content') ? 'Content' : 'Look'
  return field.kind === 'switch' && !lookKey.test(field.key) ? 'Behaviour' : 'Look'
}
