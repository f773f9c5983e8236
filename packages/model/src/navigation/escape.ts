/** Time for other listeners to close a dialog first; what they handled is left alone. */
export const escapeDelayMs = 10

export interface EscapeSituation {
  isShiftDown: boolean
  hasAuthenticatedAccount: boolean
  /** The site's Escape-to-login setting. */
  isEscapeToLoginOn: boolean
  /** Open dialogs, lightbox, popup overlay, mobile menu and quick view, in the order they were opened. */
  closableTargets: readonly string[]
}

export type EscapeAction =
  | { do: 'close-target'; target: string }
  | { do: 'log-out' | 'open-panel' | 'open-login' | 'nothing' }

export function decideEscape(situation: EscapeSituation): EscapeAction {
  if (situation.isShiftDown) return { do: situation.hasAuthenticatedAccount ? 'log-out' : 'nothing' }
  const mostRecent = situation.closableTargets.at(-1)
  if (mostRecent !== undefined) return { do: 'close-target', target: mostRecent }
  if (situation.hasAuthenticatedAccount) return { do: 'open-panel' }
  return { do: situation.isEscapeToLoginOn ? 'open-login' : 'nothing' }
}

/** In the panel, an open guide goes first; the next Escape toggles the preview. */
export function decidePanelEscape({
  isGuideOpen,
}: {
  isGuideOpen: boolean
}): 'close-guide' | 'toggle-full-screen-preview' {
  return isGuideOpen ? 'close-guide' : 'toggle-full-screen-preview'
}
