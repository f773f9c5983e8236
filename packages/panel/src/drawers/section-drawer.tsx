import {
  contentWidths,
  type Section,
  sectionDividers,
  sectionHeights,
  sectionThemes,
} from '@sitewright/model/pages/document'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
import { changeSection, type SectionChange } from '../document/commands/change-section'
import { findSection } from '../document/edit-page'
import { useEditor, usePageState } from '../shell/editor-context'
import { DrawerFrame } from './drawer-frame'
import { wordsOfChoice } from './field-words'
import { PictureField } from './picture-field'

function choicesOf<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: wordsOfChoice(value) }))
}

const alignments = choicesOf(['top', 'middle', 'bottom'] as const)

export function SectionDrawer() {
  const { session } = useEditor()
  const { page, selection } = usePageState(session)
  const section = findSection(page, selection.sectionId)
  if (!section) return null
  const change = (part: SectionChange) => session.store.run(changeSection, { sectionId: section.id, change: part })
  return (
    <DrawerFrame key={section.id} title="Section">
      <TextField
        label="Name"
        hint="Also its anchor: links to #name lead here."
        maxLength={80}
        value={section.name}
        onChange={(name) => change({ name })}
      />
      <Select
        label="Colours"
        value={section.theme}
        choices={choicesOf(sectionThemes)}
        onChange={(theme) => change({ theme })}
      />
      <Select
        label="Height"
        value={section.height}
        choices={choicesOf(sectionHeights)}
        onChange={(height) => change({ height })}
      />
      {section.height === 'custom' ? (
        <NumberField
          label="Height in % of the window"
          min={10}
          max={200}
          value={section.customHeightVh}
          onChange={(customHeightVh) => change({ customHeightVh })}
        />
      ) : null}
      <Select
        label="Content width"
        value={section.width}
        choices={choicesOf(contentWidths)}
        onChange={(width) => change({ width })}
      />
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
      <BackgroundFields section={section} change={change} />
      <Select
        label="Lower edge"
        value={section.divider}
        choices={choicesOf(sectionDividers)}
        onChange={(divider) => change({ divider })}
      />
    </DrawerFrame>
  )
}

function BackgroundFields({ section, change }: { section: Section; change: (part: SectionChange) => void }) {
  const { background } = section
  const assetId = background.kind === 'image' ? background.assetId : null
  function choose(next: string | null) {
    const look = background.kind === 'image' ? background : { focalPoint: { x: 0.5, y: 0.5 }, overlayOpacity: 0.15 }
    change({ background: next === null ? { kind: 'none' } : { ...look, kind: 'image', assetId: next } })
  }
  return (
    <>
      <PictureField label="Background picture" value={assetId} onChange={choose} />
      {background.kind === 'image' ? (
        <NumberField
          label="Overlay in %"
          hint="How much of the section's colour lies over the picture."
          min={0}
          max={100}
          value={Math.round(background.overlayOpacity * 100)}
          onChange={(percent) => change({ background: { ...background, overlayOpacity: percent / 100 } })}
        />
      ) : null}
      <Switch
        label="Inset background"
        checked={section.backgroundInset}
        onChange={(backgroundInset) => change({ backgroundInset })}
      />
    </>
  )
}
