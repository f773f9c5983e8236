import { toasts } from '@sitewright/ui/floating/toast-store'
import { uploads } from '../../data/files/assets'

/** Sends files and tells once, at the end, how they fared; the queue shows each on its way. */
export async function uploadTogether(files: readonly File[], folderId: string | null): Promise<void> {
  const stored = await Promise.all(files.map((file) => uploads.add(file, { folderId, onLate: tellOne })))
  const failed = files.filter((_, index) => stored[index] === null).map(({ name }) => name)
  const [only] = stored
  if (failed.length > 0) toasts.show({ kind: 'error', text: describeFailed(files.length, failed) })
  else if (files.length === 1 && only) tellOne(only)
  else if (files.length > 0) toasts.show({ text: `${files.length} files uploaded` })
}

function tellOne({ name }: { readonly name: string }): void {
  toasts.show({ text: `${name} uploaded` })
}

/** More names than these would be no toast any more; the queue has them all, with the reasons. */
const namedFailures = 3

function describeFailed(total: number, failed: readonly string[]): string {
  const more = failed.length - namedFailures
  const names = failed.slice(0, namedFailures).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return total === 1
    ? `Not uploaded: ${names}`
    : `${total - failed.length} of ${total} files uploaded. Not uploaded: ${names}`
}
