import { whenToLoad } from './load-moment'

/** What the islands' script exports; it brings React, so it is fetched only by a page that has an island. */
export interface IslandsScript {
  hydrateIsland(element: HTMLElement, name: string, props: unknown): Promise<() => void>
}

interface IslandInputs {
  readonly root: ParentNode
  readonly importScript: () => Promise<IslandsScript>
  readonly reportError: (error: unknown) => void
}

/** Makes every island of the page interactive at its moment. The server's markup stays as it is when that fails. */
export function startIslands({ root, importScript, reportError }: IslandInputs): { destroy(): void } {
  const endings: (() => void)[] = []
  let isDestroyed = false
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    endings.push(
      whenToLoad(element, element.dataset.load ?? 'now', async () => {
        try {
          const script = await importScript()
          if (isDestroyed) return
          endings.push(await script.hydrateIsland(element, element.dataset.island ?? '', readProps(element)))
        } catch (error) {
          reportError(error)
        }
      }),
    )
  }
  return {
    destroy() {
      isDestroyed = true
      for (const end of endings.splice(0)) end()
    },
  }
}

function readProps(element: Element): unknown {
  const script = element.nextElementSibling
  if (!script?.matches('script[data-island-props]')) throw new Error('An island has no props beside it.')
  return JSON.parse(script.textContent ?? '')
}
