import { id } from '@sitewright/model/id'
import { newSectionPreset, ownSectionPreset, sectionPresetChange } from '@sitewright/model/pages/section-preset-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from '../pages/actor'
import type { SectionPresets } from './service'

const group = 'Section presets'
const params = z.strictObject({ presetId: id })
/** A section holds at most sixty blocks. */
const sectionLimit = 512 * 1024

export function sectionPresetsEndpoints(presets: SectionPresets): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listSectionPresets',
      method: 'GET',
      path: api.sectionPresets,
      summary: 'The sections that were kept for use on other pages, the newest first',
      group,
      access: 'panel.open',
      answer: z.strictObject({ presets: z.array(ownSectionPreset) }),
      handle: async ({ caller }) => ({ presets: await presets.list(actorOf(caller)) }),
    }),
    defineEndpoint({
      id: 'createSectionPreset',
      method: 'POST',
      path: api.sectionPresets,
      summary: 'Keeps a section under a name',
      group,
      access: 'pages.manage',
      body: newSectionPreset,
      answer: ownSectionPreset,
      status: 201,
      bodyLimit: sectionLimit,
      handle: ({ body, caller }) => presets.add(actorOf(caller), body),
    }),
    defineEndpoint({
      id: 'renameSectionPreset',
      method: 'PATCH',
      path: api.sectionPreset,
      summary: 'Gives a kept section another name',
      group,
      access: 'pages.manage',
      params,
      body: sectionPresetChange,
      answer: ownSectionPreset,
      handle: ({ params: { presetId }, body, caller }) => presets.rename(actorOf(caller), presetId, body.name),
    }),
    defineEndpoint({
      id: 'deleteSectionPreset',
      method: 'DELETE',
      path: api.sectionPreset,
      summary: 'Forgets a kept section; pages that were made with it keep theirs',
      group,
      access: 'pages.manage',
      params,
      answer: z.strictObject({}),
      handle: ({ params: { presetId }, caller }) => presets.remove(actorOf(caller), presetId),
    }),
  ]
}
