export interface MenuTabs {
  selected: number
  focused: number
  count: number
}

/** Arrows move the focus round, Home and End to the first and the last; Enter and Space select the tab that has it. Other keys change nothing. */
export function pressMenuKey(tabs: MenuTabs, key: string): MenuTabs {
  const { focused, count } = tabs
  if (key === 'Enter' || key === ' ') return { ...tabs, selected: focused }
  if (key === 'ArrowRight') return { ...tabs, focused: (focused + 1) % count }
  if (key === 'ArrowLeft') return { ...tabs, focused: (focused - 1 + count) % count }
  if (key === 'Home') return { ...tabs, focused: 0 }
  if (key === 'End') return { ...tabs, focused: count - 1 }
  return tabs
}
