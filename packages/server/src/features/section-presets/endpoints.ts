import { sectionPresetCalls } from '@sitewright/model/calls/section-presets'
import { actorOf } from '../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { SectionPresets } from './service'

const group = 'Saved sections'
/** A section holds at most sixty blocks. */
const sectionLimit = 512 * 1024

export function sectionPresetsEndpoints(presets: SectionPresets): Endpoint[] {
  return [
    defineEndpoint(sectionPresetCalls.listSectionPresets, {
      summary: 'List saved sections, newest first',
      group,
      access: 'panel.open',
      handle: async ({ caller }) => ({ presets: await presets.list(actorOf(caller)) }),
    }),
    defineEndpoint(sectionPresetCalls.createSectionPreset, {
      summary: 'Save a section under a name',
      group,
      access: 'pages.manage',
      bodyLimit: sectionLimit,
      handle: ({ body, caller }) => presets.add(actorOf(caller), body),
      failures: ['section-preset.too-many'],
    }),
    defineEndpoint(sectionPresetCalls.renameSectionPreset, {
      summary: 'Rename a saved section',
      group,
      access: 'pages.manage',
      handle: ({ params: { presetId }, body, caller }) => presets.rename(actorOf(caller), presetId, body.name),
    }),
    defineEndpoint(sectionPresetCalls.deleteSectionPreset, {
      summary: 'Delete a saved section. Pages that use it keep theirs.',
      group,
      access: 'pages.manage',
      handle: ({ params: { presetId }, caller }) => presets.remove(actorOf(caller), presetId),
    }),
  ]
}
