import { inboxKeys } from '../screens/forms/inbox-keys'
import { pageCommands } from './page-commands'
import { shellKeys } from './shell-keys'

export interface Shortcut {
  readonly label: string
  readonly keys: string
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

/** Every shortcut of the panel, from the records that make them work: nothing here can be out of date. */
export function listShortcuts(textTools: readonly Shortcut[]): ShortcutGroup[] {
  const commands = pageCommands.flatMap(({ label, keys }) => (keys ? [{ label, keys }] : []))
  return [
    { title: 'Everywhere', shortcuts: Object.values(shellKeys) },
    {
      title: 'On the page',
      shortcuts: [
        { label: 'Go to the next block, to the one before', keys: 'Tab' },
        { label: 'Edit what is selected', keys: 'Enter' },
        { label: 'Move by a cell', keys: 'ArrowLeft' },
        { label: 'Resize by a cell', keys: 'shift+ArrowRight' },
        { label: 'Select all in the section', keys: 'mod+a' },
        { label: 'Select what is around it, then nothing', keys: 'Escape' },
        ...commands,
      ],
    },
    { title: 'In the inbox of forms', shortcuts: Object.values(inboxKeys) },
    { title: 'In text', shortcuts: textTools.map(({ label, keys }) => ({ label, keys })) },
  ]
}
