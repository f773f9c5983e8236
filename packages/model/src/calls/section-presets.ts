import { z } from 'zod'
import { id } from '../id'
import { newSectionPreset, ownSectionPreset, sectionPresetChange } from '../pages/section-preset-answers'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ presetId: id })

export const sectionPresetCalls = defineCalls({
  listSectionPresets: {
    method: 'GET',
    path: api.sectionPresets,
    answer: z.strictObject({ presets: z.array(ownSectionPreset) }),
  },
  createSectionPreset: {
    method: 'POST',
    path: api.sectionPresets,
    body: newSectionPreset,
    answer: ownSectionPreset,
    status: 201,
  },
  renameSectionPreset: {
    method: 'PATCH',
    path: api.sectionPreset,
    params,
    body: sectionPresetChange,
    answer: ownSectionPreset,
  },
  deleteSectionPreset: { method: 'DELETE', path: api.sectionPreset, params, answer: nothing },
})
