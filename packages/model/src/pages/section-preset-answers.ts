import { z } from 'zod'
import { id } from '../id'
import { section } from './document'

/** What the API of an owner's kept sections takes and gives. */

export const maxSectionPresets = 60

const name = z.string().trim().min(1, 'Enter a name.').max(80)

export const ownSectionPreset = z.strictObject({ id, name, section, createdAt: z.iso.datetime() })
export type OwnSectionPreset = z.infer<typeof ownSectionPreset>

/** The section is checked with the schemas of its blocks. */
export const newSectionPreset = z.strictObject({ name, section: z.unknown() })

export const sectionPresetChange = z.strictObject({ name })
