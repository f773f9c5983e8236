import { contentWidths, type Section, sectionHeights } from '@sitewright/model/pages/document'
import { Button } from '@sitewright/ui/button'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { TextField } from '@sitewright/ui/text-field'
import { changeSection, type SectionChange } from '../document/commands/change-section'
import { findSection } from '../document/edit-page'
import { BackgroundFields } from '../sections/background-fields'
import { DividerChoice } from '../sections/divider-choice'
import { KeepSection } from '../sections/keep-section'
import '../sections/section-looks.css'
import { ThemeChoice } from '../sections/theme-choice'
import { useEditor, usePageState } from '../shell/editor-context'
import { DrawerFrame } from './drawer-frame'
import { wordsOfChoice } from './field-words'

function choicesOf<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: wordsOfChoice(value) }))
}

const heights = choicesOf(sectionHeights)
const widths = choicesOf(contentWidths)
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
        hint="Also its anchor: links to #name lead here."
        maxLength={80}
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
          label="Height in % of the window"
          min={10}
          max={200}
          value={section.customHeightVh}
          onChange={(customHeightVh) => change({ customHeightVh })}
        />
      ) : null}
      <Select label="Content width" value={section.width} choices={widths} onChange={(width) => change({ width })} />
      {section.width === 'custom' ? (
        <NumberField
          label="Width in %"
          min={20}
          max={100}
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
