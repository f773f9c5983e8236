import type { Section } from '@sitewright/model/pages/document'
import type { OwnSectionPreset } from '@sitewright/model/pages/section-preset-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/api'

const queryKey = ['section-presets']

export function useOwnPresets() {
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi<{ presets: OwnSectionPreset[] }>(api.sectionPresets)).presets,
  })
}

export type PresetRequest =
  | { kind: 'keep'; name: string; section: Section }
  | { kind: 'rename'; presetId: string; name: string }
  | { kind: 'delete'; presetId: string }

function send(request: PresetRequest): Promise<unknown> {
  if (request.kind === 'keep') {
    return callApi(api.sectionPresets, { method: 'POST', body: { name: request.name, section: request.section } })
  }
  const address = fillPath(api.sectionPreset, { presetId: request.presetId })
  if (request.kind === 'delete') return callApi(address, { method: 'DELETE' })
  return callApi(address, { method: 'PATCH', body: { name: request.name } })
}

export function usePresetActions() {
  const client = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries({ queryKey }) })
}
