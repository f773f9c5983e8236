import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import { findPanel } from '@sitewright/blocks/registry/panels'
import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import type { PlacedBlock } from '@sitewright/model/pages/document'
import { Tabs } from '@sitewright/ui/controls/tabs'
import { type ReactNode, useMemo, useState } from 'react'
import { updateBlock } from '../document/commands/blocks/update-block'
import { findBlock } from '../document/page/edit-page'
import { sortChange } from '../document/saving/held-values'
import { useEditor, usePagePart } from '../editor/editor-context'
import { checkProps, fillProps } from '../fields/schema/check-props'
import { fieldsOfSchema } from '../fields/schema/schema-fields'
import { SchemaForm } from '../fields/schema/schema-form'
import { type DrawerTab, drawerTabs, groupFields } from '../fields/schema/schema-groups'
import { panelTools } from '../fields/tools/panel-tools'
import { DrawerFrame } from './drawer-frame'
import { LayoutFields } from './layout-fields'

export function BlockDrawer() {
  const { session } = useEditor()
  const block = usePagePart(session, ({ page, selection }) => findBlock(page, selection.blockId)?.block)
  const definition = block && findDefinition(block.type)
  if (!block) return null
  if (!definition) return <DrawerFrame title="Block">This block has no settings</DrawerFrame>
  return (
    <DrawerFrame subject={block.id} title={definition.label}>
      <PropsForm block={block} definition={definition} />
    </DrawerFrame>
  )
}

/** In tabs, each setting once. What is typed is shown at once; it reaches the page only when the block can be drawn with it. */
function PropsForm({ block, definition }: { block: PlacedBlock; definition: BlockDefinition }) {
  const { session } = useEditor()
  const fields = useMemo(() => fieldsOfSchema(definition.props, definition.words), [definition])
  const [unfinished, setUnfinished] = useState<Record<string, unknown>>({})
  const stored = useMemo(() => fillProps(definition, block.props), [definition, block.props])
  const props = { ...stored, ...unfinished }
  const errors = checkProps(definition, props)
  function change(changed: Record<string, unknown>, part?: string) {
    const { next, held } = sortChange(definition.props, stored, { ...props, ...changed }, props)
    setUnfinished(Object.fromEntries(Object.entries(held).map(([key, { value }]) => [key, value])))
    const fine = Object.entries(next).filter(([key, value]) => value !== stored[key])
    if (fine.length > 0) session.store.run(updateBlock, { blockId: block.id, change: Object.fromEntries(fine), part })
  }
  const panel = findPanel(block.type)
  const form = { value: props, errors, onChange: (changed: Record<string, unknown>) => change(changed) }
  const drawFields = (...names: string[]) => (
    <SchemaForm {...form} fields={fields.filter((field) => names.includes(field.key))} />
  )
  const groups = useMemo(() => groupFields(fields), [fields])
  const input = { blockId: block.id, props: props as never, errors, onChange: change, tools: panelTools, drawFields }
  function drawTab(tab: DrawerTab): ReactNode {
    if (!panel) return groups[tab].length > 0 ? <SchemaForm {...form} fields={groups[tab]} /> : null
    const Part = panel[tab]
    return Part ? <Part {...input} /> : null
  }
  const style = (
    <>
      {drawTab('style')}
      <LayoutFields block={block} />
    </>
  )
  const contents = { content: drawTab('content'), style, effects: drawTab('effects') }
  const tabs = drawerTabs.map((name) => ({ name, label: tabLabels[name], content: contents[name] }))
  return <Tabs label="Settings" tabs={tabs.filter((tab) => tab.content !== null)} />
}

const tabLabels: Record<DrawerTab, string> = { content: 'Content', style: 'Style', effects: 'Effects' }
