import { type PresetPurpose, presetPurposes } from '@sitewright/blocks/presets/compose/preset'
import { makeSection } from '@sitewright/blocks/presets/make-section'
import { sectionPresets } from '@sitewright/blocks/presets/section-presets'
import { createIds } from '@sitewright/model/id'
import type { Section } from '@sitewright/model/pages/document'
import type { OwnSectionPreset } from '@sitewright/model/pages/section-preset-answers'
import { holdsWords } from '@sitewright/model/search/panel-words'

export type ChoiceGroup = PresetPurpose | 'own'

export interface SectionChoice {
  readonly key: string
  readonly label: string
  readonly group: ChoiceGroup
  readonly section: Section
  /** Set when it is one of the owner's. */
  readonly ownId: string | null
}

export const groupLabels: Readonly<Record<ChoiceGroup, string>> = { own: 'Saved', ...presetPurposes }
export const choiceGroups = Object.keys(groupLabels) as ChoiceGroup[]

/** Ids of what is only shown: whatever is put on a page gets its own. */
const newId = createIds({ now: Date.now, randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)) })

export function makeBlankSection(): Section {
  return { ...makeSection({ blocks: [] }, newId), rows: { desktop: 8, mobile: 2 } }
}

let designed: readonly SectionChoice[] | null = null

/** The owner's sections first, then all designed ones by purpose. */
export function listChoices(own: readonly OwnSectionPreset[]): SectionChoice[] {
  designed ??= Object.entries(sectionPresets).flatMap(([purpose, presets]) =>
    presets.map((preset) => ({
      key: preset.name,
      label: preset.label,
      group: purpose as PresetPurpose,
      section: makeSection(preset.section, newId),
      ownId: null,
    })),
  )
  const kept = own.map(({ id, name, section }) => ({
    key: id,
    label: name,
    group: 'own' as const,
    section,
    ownId: id,
  }))
  return [...kept, ...designed]
}

/** Choices whose name, purpose or words hold every typed word; without any, those of the group. */
export function searchChoices(choices: readonly SectionChoice[], text: string, group: ChoiceGroup): SectionChoice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices.filter((choice) => choice.group === group)
  return choices.filter((choice) => {
    const named = `${choice.label} ${groupLabels[choice.group]}`
    const types = choice.section.blocks.map(({ type }) => type).join(' ')
    const haystack = `${named} ${wordsOf(choice.section)}`.toLowerCase()
    return words.every((word) => haystack.includes(word)) || holdsWords(`${named} ${types}`, text)
  })
}

function wordsOf(section: Section): string {
  return JSON.stringify(section.blocks.map((block) => [block.type, block.props]))
}
