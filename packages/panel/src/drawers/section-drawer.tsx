import { maxLengthOf, rangeOf } from '@sitewright/model/documents/schema-limits'
import {
  contentWidths,
  type Section,
  section as schema,
  sectionHeights,
  sectionPaddings,
} from '@sitewright/model/pages/document'
import { Button } from '@sitewright/ui/controls/button'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { changeSection, type SectionChange } from '../document/commands/sections/change-section'
import { findSection } from '../document/page/edit-page'
import { KeepSection } from '../sections/keep-section'
import { BackgroundFields } from './background-fields'
import { DividerChoice } from './divider-choice'
import './section-looks.css'
import { useEditor, usePageState } from '../editor/editor-context'
import { wordsOfChoice } from '../parts/field-words'
import { DrawerFrame } from './drawer-frame'
import { ThemeChoice } from './theme-choice'

function choicesOf<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: wordsOfChoice(value) }))
}

const heights = choicesOf(sectionHeights)
const widths = choicesOf(contentWidths)
const paddings = choicesOf(sectionPaddings)
const alignments = choicesOf(['top', 'middle', 'bottom'] as const)

export function SectionDrawer() {
  const { session, openDrawer } = useEditor()
  const { page, selection } = usePageState(session)
  const section = findSection(page, selection.sectionId)
  if (!section) return null
  const change = (part: SectionChange) => session.store.run(changeSection, { sectionId: section.id, change: part })
  return (
    <DrawerFrame subject={section.id} title="Section">
      <TextField
        label="Name"
        hint="Links to #name jump to this section."
        maxLength={maxLengthOf(schema.shape.name)}
        value={section.name}
        onChange={(name) => change({ name })}
      />
      <ThemeChoice value={section.theme} onChange={(theme) => change({ theme })} />
      <SizeFields section={section} change={change} />
      <BackgroundFields section={section} change={change} />
      <DividerChoice value={section.divider} onChange={(divider) => change({ divider })} />
      <div className="row-actions">
        <Button kind="quiet" size="small" icon="section" onClick={() => openDrawer('sections')}>
          All sections
        </Button>
        <KeepSection section={section} />
      </div>
    </DrawerFrame>
  )
}

function SizeFields({ section, change }: { section: Section; change: (part: SectionChange) => void }) {
  return (
    <>
      <Select label="Height" value={section.height} choices={heights} onChange={(height) => change({ height })} />
      {section.height === 'custom' ? (
        <NumberField
          label="Height, % of the screen"
          {...rangeOf(schema.shape.customHeightVh)}
          value={section.customHeightVh}
          onChange={(customHeightVh) => change({ customHeightVh })}
        />
      ) : null}
      <Select label="Padding" value={section.padding} choices={paddings} onChange={(padding) => change({ padding })} />
      <Select label="Content width" value={section.width} choices={widths} onChange={(width) => change({ width })} />
      {section.width === 'custom' ? (
        <NumberField
          label="Width, %"
          {...rangeOf(schema.shape.customWidthPercent)}
          value={section.customWidthPercent}
          onChange={(customWidthPercent) => change({ customWidthPercent })}
        />
      ) : null}
      <Select
        label="Content position"
        value={section.verticalAlignment}
        choices={alignments}
        onChange={(verticalAlignment) => change({ verticalAlignment })}
      />
    </>
  )
}
