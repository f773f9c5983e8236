import { sectionPresetCalls } from '@sitewright/model/calls/section-presets'
import type { Section } from '@sitewright/model/pages/document'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/calls/api'

const queryKey = ['section-presets']

export function useOwnPresets() {
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi(sectionPresetCalls.listSectionPresets)).presets,
  })
}

export type PresetRequest =
  | { kind: 'keep'; name: string; section: Section }
  | { kind: 'rename'; presetId: string; name: string }
  | { kind: 'delete'; presetId: string }

function send(request: PresetRequest): Promise<unknown> {
  if (request.kind === 'keep') {
    return callApi(sectionPresetCalls.createSectionPreset, { body: { name: request.name, section: request.section } })
  }
  const params = { presetId: request.presetId }
  if (request.kind === 'delete') return callApi(sectionPresetCalls.deleteSectionPreset, { params })
  return callApi(sectionPresetCalls.renameSectionPreset, { params, body: { name: request.name } })
}

export function usePresetActions() {
  const client = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries({ queryKey }) })
}
