import type { IconName } from '@sitewright/ui/base/icons'

/** What belongs to all forms. `part` is the last piece of the address. */
export const otherParts = [
  { part: 'privacy', label: 'Privacy', icon: 'person' },
  { part: 'settings', label: 'Form settings', icon: 'settings' },
] as const satisfies readonly { part: string; label: string; icon: IconName }[]
