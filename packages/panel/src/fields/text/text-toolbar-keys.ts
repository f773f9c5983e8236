import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The place in a toolbar that an arrow key leads to; null for any other key. */
export function moveInToolbar(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** A toolbar is one stop of the Tab key; arrows, Home and End move inside of it, and the place is remembered. */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  const current = useRef(0)
  const latest = useRef(onEscape)
  latest.current = onEscape
  useLayoutEffect(() => {
    for (const [index, tool] of listTools(toolbar.current).entries()) tool.tabIndex = index === current.current ? 0 : -1
  })
  useLayoutEffect(() => {
    const element = toolbar.current
    if (!element) return
    const ended = new AbortController()
    function goTo(index: number): void {
      for (const [place, tool] of listTools(element).entries()) tool.tabIndex = place === index ? 0 : -1
      current.current = index
    }
    element.addEventListener(
      'focusin',
      (event) => {
        const index = listTools(element).indexOf(event.target as HTMLElement)
        if (index >= 0) goTo(index)
      },
      { signal: ended.signal },
    )
    element.addEventListener(
      'keydown',
      (event) => {
        const tools = listTools(element)
        const from = tools.indexOf(event.target as HTMLElement)
        if (from < 0) return
        if (event.key === 'Escape' && latest.current) {
          event.preventDefault()
          event.stopPropagation()
          return latest.current()
        }
        const next = moveInToolbar(event.key, from, tools.length)
        if (next === null) return
        event.preventDefault()
        tools[next]?.focus()
      },
      { signal: ended.signal },
    )
    return () => ended.abort()
  }, [toolbar])
}

function listTools(toolbar: HTMLElement | null): HTMLElement[] {
  const all = toolbar?.querySelectorAll<HTMLElement>('button, select') ?? []
  return [...all].filter((tool) => !tool.closest('[popover]'))
}
