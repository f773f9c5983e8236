import { decidePanelEscape } from '@sitewright/model/navigation/escape'

interface EscapeInputs {
  readonly over: string | null
  readonly openPreview: () => void
  readonly close: () => void
  /** Whether a page is shown that can be looked at in full screen. */
  readonly hasPage: boolean
}

/** What Escape does where so many dialogs and menus are open; null where it is for one of those. */
export type PanelEscape = (openCount: number) => (() => void) | null

export function panelEscape({ over, openPreview, close, hasPage }: EscapeInputs): PanelEscape {
  return (openCount) => {
    const isOurs = over === 'guide' || over === 'preview'
    if (openCount > (isOurs ? 1 : 0) || !(isOurs || hasPage)) return null
    const isToggle = decidePanelEscape({ isGuideOpen: over === 'guide' }) === 'toggle-full-screen-preview'
    return isToggle && over !== 'preview' ? openPreview : close
  }
}
