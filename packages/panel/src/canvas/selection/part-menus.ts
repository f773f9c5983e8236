import type { Breakpoint } from '@sitewright/model/pages/grid'
import type { MenuItem } from '@sitewright/ui/floating/menu'
import { alignCommands } from '../../document/commands/blocks/align-blocks'
import { moveBlockDown } from '../../document/commands/blocks/move-block-down'
import { moveBlockUp } from '../../document/commands/blocks/move-block-up'
import { orderCommands } from '../../document/commands/blocks/order-blocks'
import {
  hideOnDesktop,
  hideOnPhone,
  resetBlocksOnPhone,
  resetPageOnPhone,
  resetSectionOnPhone,
  showHiddenBlocks,
} from '../../document/commands/blocks/phone-layout'
import type { SelectionCommand } from '../../document/page/command'
import { selectAllIn } from '../../document/selection/walk-parts'
import type { PageSession } from '../../document/sessions/page-session'
import { wordsOfKeys } from '../../ground/key-words'
import { copyByMenu, cutByMenu, pasteByMenu } from './use-clipboard'

function itemOf(session: PageSession, command: SelectionCommand): MenuItem {
  const { selection } = session.store.read()
  return {
    label: command.label,
    keys: wordsOfKeys(command.keys),
    disabled: !session.store.canRun(command, selection),
    run: () => session.store.run(command, session.store.read().selection),
  }
}

/** Where the selected blocks stand: beside each other and over each other. */
export function listArrangeItems(session: PageSession): MenuItem[] {
  return [moveBlockUp, moveBlockDown, ...alignCommands, ...orderCommands].map((it) => itemOf(session, it))
}

/** What is done more rarely with the selected blocks or section. */
export function listMoreItems(session: PageSession, breakpoint: Breakpoint): MenuItem[] {
  const { page, selection } = session.store.read()
  const all = selectAllIn(page, selection, breakpoint)
  const clipboard: MenuItem[] = [
    { label: 'Copy', keys: wordsOfKeys('mod+c'), run: copyByMenu },
    { label: 'Cut', keys: wordsOfKeys('mod+x'), run: cutByMenu },
    { label: 'Paste', keys: wordsOfKeys('mod+v'), run: () => void pasteByMenu(session) },
    {
      label: 'Select all in section',
      keys: wordsOfKeys('mod+a'),
      disabled: all === null,
      run: () => all && session.store.select(all),
    },
  ]
  const hiding = selection.blockId ? [breakpoint === 'mobile' ? hideOnPhone : hideOnDesktop] : []
  const resetting = breakpoint === 'mobile' ? [resetBlocksOnPhone, resetSectionOnPhone, resetPageOnPhone] : []
  const offered = [...hiding, showHiddenBlocks, ...resetting]
  const possible = offered.filter((it) => session.store.canRun(it, selection))
  return [...clipboard, ...possible.map((it) => itemOf(session, it))]
}
