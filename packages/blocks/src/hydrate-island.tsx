import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from './islands'

/**
 * Wakes the server's markup of one island; the answer puts it to rest again. The props are those the server wrote
 * beside it. Nothing is done once the signal says that the page no longer wants it.
 */
export async function hydrateIsland(
  element: HTMLElement,
  name: string,
  props: unknown,
  signal: AbortSignal,
): Promise<() => void> {
  const load = Object.hasOwn(islands, name) ? islands[name] : undefined
  if (load === undefined) throw new Error(`There is no island named ${name}.`)
  const { Island } = await load()
  if (signal.aborted) return () => {}
  const markup = [...element.childNodes].map((node) => node.cloneNode(true))
  const root = hydrateRoot(element, createElement(Island as ComponentType<object>, props as object))
  return () => {
    root.unmount()
    // Unmounting empties the element; a page that was stopped stays readable and can be woken again.
    element.replaceChildren(...markup)
  }
}
