import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import { changeList, createList, deleteList, restoreList } from '../../../data/people/lists'

/** What can be done with a list; deleting has its way back in the toast. */
export function useListActions() {
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
      return false
    }
  }
  return {
    make: createList,
    rename: ({ id }: MailingList, name: string) => changeList(id, { name }),
    restore: ({ id, name }: MailingList) =>
      attempt(async () => {
        await restoreList(id)
        toasts.show({ text: `${name} restored` })
      }),
    remove: ({ id, name }: MailingList) =>
      attempt(async () => {
        await deleteList(id)
        const undo = () => void attempt(() => restoreList(id))
        toasts.show({ text: `${name} moved to trash`, action: { label: 'Undo', run: undo } })
      }),
  }
}
