/** Keys that work wherever the panel is open; the sheet of shortcuts is written from this list. */
export const shellKeys = {
  palette: { keys: 'mod+k', label: 'Search pages, settings and actions' },
  shortcuts: { keys: '?', label: 'Show keyboard shortcuts' },
  find: { keys: 'mod+f', label: 'Find on this page' },
  replace: { keys: 'mod+shift+f', label: 'Find and replace on this page' },
  sides: { keys: 'F6', label: 'Switch between page and side panel' },
  fold: { keys: 'mod+\\', label: 'Show or hide side panel' },
  undo: { keys: 'mod+z', label: 'Undo' },
  redo: { keys: 'mod+shift+z', label: 'Redo' },
  redoToo: { keys: 'mod+y', label: 'Redo (Windows)' },
  escape: { keys: 'Escape', label: 'Select parent, deselect, then toggle preview' },
  preview: { keys: 'mod+Enter', label: 'Preview' },
} as const
export type ShellKey = keyof typeof shellKeys
