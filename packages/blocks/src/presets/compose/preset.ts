import type { section } from '@sitewright/model/pages/document'
import type { z } from 'zod'

/** What an owner wants a section for, in the order in which the list offers them. */
export const presetPurposes = {
  intro: 'Intro',
  about: 'About',
  services: 'Services and features',
  gallery: 'Gallery',
  people: 'Team',
  prices: 'Pricing',
  quotes: 'Testimonials',
  store: 'Store',
  questions: 'FAQ',
  events: 'Events and hours',
  press: 'Logos and press',
  action: 'Call to action',
  newsletter: 'Newsletter',
  contact: 'Contact',
  footer: 'Footer',
} as const
export type PresetPurpose = keyof typeof presetPurposes

type SectionInput = z.input<typeof section>
type BlockInput = SectionInput['blocks'][number]

export type PresetBlock = Omit<BlockInput, 'id'>

/** A section without ids: those are made when it is put on a page. */
export interface PresetSection extends Omit<SectionInput, 'id' | 'blocks' | 'rows'> {
  readonly blocks: readonly PresetBlock[]
}

export interface SectionPreset {
  readonly name: string
  readonly label: string
  readonly section: PresetSection
}
