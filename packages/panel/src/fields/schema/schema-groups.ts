import type { DrawerField } from './schema-fields'

export const drawerTabs = ['content', 'style', 'effects'] as const
export type DrawerTab = (typeof drawerTabs)[number]

const contentKinds: readonly DrawerField['kind'][] = ['text', 'rich-text', 'link', 'asset', 'list', 'data']
/** Switches that change what is seen, not what happens. */
const styleKey = /^(rounded|stretch|shadow|border|outline|fullWidth|has[A-Z])/
const effectKey = /(effect|animation|motion|parallax|speed)/i

/** Where each setting of a block stands: what it says and does, how it looks, how it moves. */
export function groupFields(fields: readonly DrawerField[]): Record<DrawerTab, DrawerField[]> {
  const ofTab = (tab: DrawerTab) => fields.filter((field) => tabOf(field) === tab)
  return { content: ofTab('content'), style: ofTab('style'), effects: ofTab('effects') }
}

function tabOf(field: DrawerField): DrawerTab {
  if (contentKinds.includes(field.kind) || field.key === 'newWindow') return 'content'
  if (effectKey.test(field.key)) return 'effects'
  if (field.kind === 'group') return field.fields.some((inner) => tabOf(inner) === 'content') ? 'content' : 'style'
  return field.kind === 'switch' && !styleKey.test(field.key) ? 'content' : 'style'
}
