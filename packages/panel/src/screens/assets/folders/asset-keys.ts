/** Keys among the files and folders of the Assets screen; the sheet of shortcuts is written from this list. */
export const assetKeys = {
  move: { keys: 'm', label: 'Move selected files or folder' },
  up: { keys: 'alt+ArrowUp', label: 'Open parent folder' },
} as const
