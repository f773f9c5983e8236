export interface MenuTabs {
  selected: number
  focused: number
  count: number
}

/** Arrows move the focus round; Enter and Space select the tab that has it. Other keys change nothing. */
export function pressMenuKey(tabs: MenuTabs, key: string): MenuTabs {
  const { focused, count } = tabs
  if (key === 'Enter' || key === ' ') return { ...tabs, selected: focused }
  if (key === 'ArrowRight') return { ...tabs, focused: (focused + 1) % count }
  if (key === 'ArrowLeft') return { ...tabs, focused: (focused - 1 + count) % count }
  return tabs
}
