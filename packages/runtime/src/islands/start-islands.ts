import { scriptFailedClass } from '@sitewright/model/lifecycle/script-failed'
import { keepClicks } from './keep-clicks'
import { whenToLoad } from './load-moment'

/** What the islands' script exports; it brings React, so it is fetched only by a page that has an island. */
export interface IslandsScript {
  hydrateIsland(element: HTMLElement, name: string, props: unknown, signal: AbortSignal): Promise<() => void>
}

interface IslandInputs {
  readonly root: ParentNode
  /** Nothing when it could not be fetched, which was told already. */
  readonly importScript: () => Promise<IslandsScript | undefined>
  readonly reportError: (error: unknown) => void
}

/** Makes every island of the page interactive at its moment. The server's markup stays as it is when that fails. */
export function startIslands({ root, importScript, reportError }: IslandInputs): () => void {
  const endings = new Set<() => void>()
  const life = new AbortController()

  async function wake(element: HTMLElement): Promise<void> {
    try {
      const script = await importScript()
      element.classList.toggle(scriptFailedClass, !script)
      if (!script || life.signal.aborted) return
      const { island = '' } = element.dataset
      endings.add(await script.hydrateIsland(element, island, readProps(element), life.signal))
    } catch (error) {
      element.classList.add(scriptFailedClass)
      reportError(error)
    }
  }

  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    let isWoken = false
    const wakeOnce = async () => {
      if (isWoken) return
      isWoken = true
      await wake(element)
      clicks.replay()
    }
    const clicks = keepClicks(element, wakeOnce)
    endings.add(clicks.stop)
    endings.add(whenToLoad(element, element.dataset.load ?? 'now', wakeOnce))
  }
  return () => {
    life.abort()
    for (const end of endings) end()
    endings.clear()
  }
}

function readProps(element: Element): unknown {
  const script = element.nextElementSibling
  if (!script?.matches('script[data-island-props]')) throw new Error('An island has no props beside it.')
  return JSON.parse(script.textContent ?? '')
}
