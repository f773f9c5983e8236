import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { findIsland } from './registry/islands'

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
  const load = findIsland(name)
  if (load === undefined) throw new Error(`There is no island named ${name}.`)
  const { Island } = await load()
  if (signal.aborted) return () => {}
  const markup = [...element.childNodes].map((node) => node.cloneNode(true))
  let isAtRest = false
  const root = hydrateRoot(element, createElement(Island as ComponentType<object>, props as object), {
    // Put to rest on its way: that it did not wake is no error then.
    onRecoverableError: (error) => isAtRest || reportError(error),
  })
  return () => {
    isAtRest = true
    root.unmount()
    // Unmounting empties the element; a page that was stopped stays readable and can be woken again.
    element.replaceChildren(...markup)
  }
}
