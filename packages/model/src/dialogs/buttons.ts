export const dialogKinds = {
  'confirm-cancel': ['confirm', 'cancel'],
  'confirm-reject-cancel': ['confirm', 'reject', 'cancel'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
  alert: ['confirm'],
} as const
export type DialogKind = keyof typeof dialogKinds
export type DialogButtonRole = 'confirm' | 'reject' | 'cancel'

export interface DialogButton {
  role: DialogButtonRole
  label: string
}

const defaultLabels: Record<DialogButtonRole, string> = { confirm: 'Confirm', reject: "Don't Save", cancel: 'Cancel' }
const alertLabel = 'Okay'

/** An alert always reads 'Okay': it tells, and asks nothing. */
export function listDialogButtons(
  kind: DialogKind,
  labels: Partial<Record<DialogButtonRole, string>> = {},
): DialogButton[] {
  if (kind === 'alert') return [{ role: 'confirm', label: alertLabel }]
  return dialogKinds[kind].map((role) => ({ role, label: labels[role] ?? defaultLabels[role] }))
}

/** A dialog without any button waits for something else, and a click beside it must not lose it. */
export function isCanceledByOverlayClick(kind: DialogKind): boolean {
  return dialogKinds[kind].length > 0
}
