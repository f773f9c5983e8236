import { countStartable, describeNotLoaded, imageWarnings, mayStartLoad } from '@sitewright/model/images/loading'

interface LoaderInputs<Element> {
  readonly isHandheld: boolean
  readonly warn: (text: string) => void
  /** Where the picture lies: undefined when the element is none, empty when it has no source. */
  readonly readSource: (element: Element) => string | undefined
  /** Begins to fetch; settles with the picture. */
  readonly show: (element: Element, source: string) => Promise<unknown>
}

export interface ImageLoader<Element> {
  /** Never fails: what does not load is warned of, and the page goes on without it. */
  load(element: Element, options?: { readonly allowsConcurrentLoads?: boolean }): Promise<void>
}

/** Fetches pictures in turn, sixteen at once or one on a handheld, so that those in sight are not starved by others. */
export function createImageLoader<Element>(inputs: LoaderInputs<Element>): ImageLoader<Element> {
  const { isHandheld, warn, readSource, show } = inputs
  const loading = new Map<Element, { readonly source: string; readonly done: Promise<void> }>()
  const waiting: (() => void)[] = []
  let running = 0

  function startWaiting(): void {
    for (let left = countStartable({ waiting: waiting.length, loading: running }, isHandheld); left > 0; left--) {
      running++
      waiting.shift()?.()
    }
  }
  async function fetchNow(element: Element, source: string): Promise<void> {
    try {
      await show(element, source)
    } catch {
      warn(describeNotLoaded(source))
    }
    running--
    startWaiting()
  }
  return {
    load(element, { allowsConcurrentLoads = false } = {}) {
      const source = readSource(element)
      if (!source) {
        warn(source === undefined ? imageWarnings.invalidElement : imageWarnings.noSource)
        return Promise.resolve()
      }
      const before = loading.get(element)
      // With another source it is another image.
      if (before?.source === source && !mayStartLoad({ isLoading: true, allowsConcurrentLoads })) return before.done
      const done = new Promise<void>((resolve) => {
        waiting.push(() => void fetchNow(element, source).then(resolve))
      })
      const load = { source, done }
      loading.set(element, load)
      done.then(() => loading.get(element) === load && loading.delete(element))
      startWaiting()
      return done
    },
  }
}
