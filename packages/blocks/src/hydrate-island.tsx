import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from './islands'

/** Wakes the server's markup of one island; the answer puts it to rest again. The props are those the server wrote beside it. */
export async function hydrateIsland(element: HTMLElement, name: string, props: unknown): Promise<() => void> {
  const load = Object.hasOwn(islands, name) ? islands[name] : undefined
  if (load === undefined) throw new Error(`There is no island named ${name}.`)
  const { Island } = await load()
  const root = hydrateRoot(element, createElement(Island as ComponentType<object>, props as object))
  return () => root.unmount()
}
