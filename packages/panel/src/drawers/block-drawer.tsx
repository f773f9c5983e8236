import type { BlockDefinition } from '@sitewright/blocks/define-block'
import { blockPanels, completePanels } from '@sitewright/blocks/panels'
import { findBlock as findDefinition } from '@sitewright/blocks/schemas'
import type { PlacedBlock } from '@sitewright/model/pages/document'
import { useMemo, useState } from 'react'
import { updateBlock } from '../document/commands/update-block'
import { findBlock } from '../document/edit-page'
import { useEditor, usePagePart } from '../shell/editor-context'
import { checkProps, fillProps } from './check-props'
import { DrawerFrame } from './drawer-frame'
import { Fold } from './fold'
import { LayoutFields } from './layout-fields'
import { panelTools } from './panel-tools'
import { fieldsOfSchema } from './schema-fields'
import { GroupedSchemaForm, SchemaForm } from './schema-form'

export function BlockDrawer() {
  const { session } = useEditor()
  const block = usePagePart(session, ({ page, selection }) => findBlock(page, selection.blockId)?.block)
  const definition = block && findDefinition(block.type)
  if (!block) return null
  if (!definition) return <DrawerFrame title="Block">This block has no settings.</DrawerFrame>
  return (
    <DrawerFrame subject={block.id} title={definition.label}>
      <PropsForm block={block} definition={definition} />
      <LayoutFields block={block} />
    </DrawerFrame>
  )
}

/** What is typed is shown at once; it reaches the page only when the block can be drawn with it. */
function PropsForm({ block, definition }: { block: PlacedBlock; definition: BlockDefinition }) {
  const { session } = useEditor()
  const fields = useMemo(() => fieldsOfSchema(definition.props), [definition])
  const [unfinished, setUnfinished] = useState<Record<string, unknown>>({})
  const props = { ...fillProps(definition, block.props), ...unfinished }
  const errors = checkProps(definition, props)
  function change(changed: Record<string, unknown>, part?: string) {
    const next = { ...unfinished, ...changed }
    const isFine = Object.keys(checkProps(definition, { ...block.props, ...next })).length === 0
    setUnfinished(isFine ? {} : next)
    if (isFine) session.store.run(updateBlock, { blockId: block.id, change: next, part })
  }
  const Panel = Object.hasOwn(blockPanels, block.type) ? blockPanels[block.type] : undefined
  const form = { value: props, errors, onChange: (changed: Record<string, unknown>) => change(changed) }
  if (!Panel) return <GroupedSchemaForm {...form} fields={fields} />
  const drawFields = (...names: string[]) => (
    <SchemaForm {...form} fields={fields.filter((field) => names.includes(field.key))} />
  )
  const panel = (
    <Panel
      blockId={block.id}
      props={props as never}
      errors={errors}
      onChange={change}
      tools={panelTools}
      drawFields={drawFields}
    />
  )
  if (completePanels.includes(block.type)) return panel
  return (
    <>
      {panel}
      {/* A drawer made by hand shows what matters; here is every prop, for who needs one of the others. */}
      <Fold title="All settings">
        <SchemaForm {...form} fields={fields} />
      </Fold>
    </>
  )
}
