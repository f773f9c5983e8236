export interface TabState {
  readonly selected: number
  /** The tab that the keyboard is on; arrows move it without selecting. */
  readonly focused: number
}

/** What a key does on a focused tab; null for a key that tabs leave alone. */
export function pressKeyOnTab(state: TabState, key: string, tabCount: number): TabState | null {
  switch (key) {
    case 'ArrowRight':
      return { ...state, focused: (state.focused + 1) % tabCount }
    case 'ArrowLeft':
      return { ...state, focused: (state.focused - 1 + tabCount) % tabCount }
    case 'Enter':
    case ' ':
      return selectTab(state.focused)
    default:
      return null
  }
}

export function selectTab(index: number): TabState {
  return { selected: index, focused: index }
}
