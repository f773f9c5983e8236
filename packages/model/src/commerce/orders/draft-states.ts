import { defineStates, gone, listStates, type StateOf } from '../../states/state-table'

/** How long the link of a draft order can be paid by, from the moment it was sent. */
export const draftLinkMs = 30 * 24 * 60 * 60_000

/** An order that the store prepares. Changing it shuts its link until it is sent again. */
export const draftTable = defineStates({
  initial: ['open'],
  moves: {
    open: { change: 'open', send: 'sent', order: 'ordered', discard: gone },
    sent: { change: 'open', send: 'sent', order: 'ordered', discard: gone },
    ordered: {},
  },
})
export const draftStates = listStates(draftTable)
export type DraftState = StateOf<typeof draftTable.moves>
