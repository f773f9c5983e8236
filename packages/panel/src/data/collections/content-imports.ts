import { contentImportCalls } from '@sitewright/model/calls/content-imports'
import type { ContentImport } from '@sitewright/model/collections/content-imports'
import { jobPolling } from '@sitewright/model/editor/file-jobs'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { callAddress } from '../calls/call-address'
import { sendUpload } from '../files/send-upload'

interface ContentFile {
  readonly file: File
  /** Changes nothing and tells what an import would do. */
  readonly dryRun: boolean
  /** The blog that takes the posts; empty makes one. */
  readonly collectionId: string
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

export function sendContent({ file, dryRun, collectionId, ...options }: ContentFile): Promise<ContentImport> {
  const call = contentImportCalls.importContent
  const parts = { dryRun: dryRun ? ('true' as const) : ('false' as const), collectionId, file }
  return sendUpload(call, { ...options, address: callAddress(call), parts })
}

export function isOver({ state }: Pick<ContentImport, 'state'>): boolean {
  return state === 'done' || state === 'failed'
}

/** Pictures come from another site: an import may take an hour, and goes on when nobody looks. */
export function useContentImport(importId: string | undefined) {
  return useQuery({
    queryKey: ['content-import', importId],
    enabled: importId !== undefined,
    staleTime: 0,
    queryFn: () => callApi(contentImportCalls.readContentImport, { params: { importId: importId ?? '' } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOver(data) ? false : jobPolling.everyMs),
  })
}

/** One that goes on, or ended last: who comes back finds it. */
export function useRecentImports() {
  return useQuery({
    queryKey: ['content-imports'],
    staleTime: 0,
    queryFn: async () => (await callApi(contentImportCalls.listContentImports)).imports,
  })
}
