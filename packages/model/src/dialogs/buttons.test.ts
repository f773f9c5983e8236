import { expect, test } from 'vitest'
import { type DialogKind, dialogKinds, isCanceledByOverlayClick, listDialogButtons } from './buttons'

test('[DLG-001] a confirmation can have confirm and cancel buttons', () => {
  expect(listDialogButtons('confirm-cancel')).toEqual([
    { role: 'confirm', label: 'Confirm' },
    { role: 'cancel', label: 'Cancel' },
  ])
})

test('[DLG-002] a confirmation can have confirm, reject and cancel buttons', () => {
  expect(listDialogButtons('confirm-reject-cancel', { confirm: 'Save' })).toEqual([
    { role: 'confirm', label: 'Save' },
    { role: 'reject', label: "Don't Save" },
    { role: 'cancel', label: 'Cancel' },
  ])
})

test('[DLG-003] a confirmation can have a confirm button only', () => {
  expect(listDialogButtons('confirm-only', { confirm: 'Got it' })).toEqual([{ role: 'confirm', label: 'Got it' }])
})

test('[DLG-004] a confirmation can have no buttons', () => {
  expect(listDialogButtons('no-buttons')).toEqual([])
})

test('[DLG-005] an alert has a single button labeled "Okay"', () => {
  expect(listDialogButtons('alert', { confirm: 'Yes' })).toEqual([{ role: 'confirm', label: 'Okay' }])
})

test('a click on the overlay leaves only dialogs without buttons alone', () => {
  const kinds = Object.keys(dialogKinds) as DialogKind[]
  expect(kinds.filter((kind) => !isCanceledByOverlayClick(kind))).toEqual(['no-buttons'])
})
