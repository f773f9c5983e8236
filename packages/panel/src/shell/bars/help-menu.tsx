import { Menu } from '@sitewright/ui/floating/menu'
import { wordsOfKeys } from '../../ground/key-words'
import { chooseLook, lookLabels, looks, useLook } from '../../ground/look'
import { shellKeys } from '../keys/shell-keys'

interface HelpMenuProps {
  onGuide: () => void
  onShortcuts: () => void
}

/** At the foot of the rail: the guide, the shortcuts, and light or dark. */
export function HelpMenu({ onGuide, onShortcuts }: HelpMenuProps) {
  const current = useLook()
  return (
    <Menu
      label="Help and appearance"
      icon="help"
      items={[
        { label: 'Getting started', icon: 'info', run: onGuide },
        {
          label: 'Keyboard shortcuts',
          icon: 'keyboard',
          keys: wordsOfKeys(shellKeys.shortcuts.keys),
          run: onShortcuts,
        },
        ...looks.map((look) => ({
          label: lookLabels[look],
          icon: look === current ? ('check' as const) : lookIcons[look],
          run: () => chooseLook(look),
        })),
      ]}
    />
  )
}

const lookIcons = { system: 'desktop', light: 'sun', dark: 'moon' } as const
