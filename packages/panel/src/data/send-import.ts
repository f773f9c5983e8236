import { interpretReply } from '@sitewright/model/data-layer/interpret-reply'
import type { ImportPlan, ListImport } from '@sitewright/model/lists/list-imports'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { crumb } from './api'
import { CallError } from './call-error'
import { sessionEnded } from './session-ended'

/** Starts an import. The plan stands before the file, for the host reads both in one go. */
export async function sendImport(
  listId: string,
  file: File,
  plan: ImportPlan,
  hasRetriedCrumb = false,
): Promise<ListImport> {
  const form = new FormData()
  form.append('plan', JSON.stringify(plan))
  form.append('file', file, file.name)
  const path = fillPath(api.listImports, { listId })
  const response = await fetch(`${path}?crumb=${encodeURIComponent(crumb.value)}`, { method: 'POST', body: form })
  const reply = { status: response.status, body: await response.text() }
  const decision = interpretReply(reply, { hasRetriedCrumb, retriesLeft: 0 })
  if (decision.kind === 'success') return decision.data as ListImport
  if (decision.kind === 'retry-with-crumb') {
    crumb.value = decision.newCrumb
    return sendImport(listId, file, plan, true)
  }
  if (response.status === 401) sessionEnded.announce()
  if (decision.kind === 'failed') throw new CallError(decision.failure)
  throw new Error('The file could not be sent. Please try again.')
}
