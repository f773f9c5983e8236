import { pageCommands } from '../../document/commands/page-commands'
import { assetKeys } from '../../screens/assets/folders/asset-keys'
import { commentKeys } from '../../screens/comments/comment-keys'
import { inboxKeys } from '../../screens/forms/view/inbox-keys'
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
        { label: 'Go to next or previous block', keys: 'Tab' },
        { label: 'Edit selection', keys: 'Enter' },
        { label: 'Move one cell', keys: 'ArrowLeft' },
        { label: 'Resize one cell', keys: 'shift+ArrowRight' },
        { label: 'Select all in section', keys: 'mod+a' },
        ...commands,
      ],
    },
    { title: 'In Assets', shortcuts: Object.values(assetKeys) },
    { title: 'In the form inbox', shortcuts: Object.values(inboxKeys) },
    { title: 'In comments', shortcuts: Object.values(commentKeys) },
    {
      title: 'In text',
      shortcuts: [
        { label: 'Add a block below, in an empty line', keys: '/' },
        ...textTools.map(({ label, keys }) => ({ label, keys })),
      ],
    },
  ]
}
