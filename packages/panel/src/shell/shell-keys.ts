/** Keys that work wherever the panel is open; the sheet of shortcuts is written from this list. */
export const shellKeys = {
  palette: { keys: 'mod+k', label: 'Find a page, a setting or an action' },
  shortcuts: { keys: '?', label: 'Show the keyboard shortcuts' },
  find: { keys: 'mod+f', label: 'Find on this page' },
  replace: { keys: 'mod+shift+f', label: 'Find and replace on this page' },
  sides: { keys: 'F6', label: 'Go from the page to what is beside it, and back' },
  undo: { keys: 'mod+z', label: 'Undo' },
  redo: { keys: 'mod+shift+z', label: 'Redo' },
  preview: { keys: 'mod+Enter', label: 'Look at the page in full screen' },
} as const
export type ShellKey = keyof typeof shellKeys
