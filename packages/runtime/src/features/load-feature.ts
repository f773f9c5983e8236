import { loadChunk } from '@sitewright/model/lifecycle/load-chunk'
import { startUpTexts } from '@sitewright/model/lifecycle/page-chunks'

interface Feature<T> {
  /** What on the page asked for it. */
  readonly trigger: string
  readonly address?: string
  readonly load: () => Promise<T>
}

export type FeatureLoader = <T>(feature: Feature<T>) => Promise<T | undefined>

interface LoaderInputs {
  readonly warn: (text: string, error: unknown) => void
  readonly setTimer: (run: () => void, delayMs: number) => () => void
}

/** Fetches code on demand. Nothing comes back when that fails: the page is told so and goes on without it. */
export function createFeatureLoader({ warn, setTimer }: LoaderInputs): FeatureLoader {
  return async ({ trigger, address = trigger, load }) => {
    let cancel = () => {}
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        cancel = setTimer(resolve, ms)
      })
    try {
      return await loadChunk({ kind: 'script', id: trigger, address, fetchChunk: load, wait })
    } catch (error) {
      warn(startUpTexts.moduleNotLoaded.replace('{trigger}', trigger), error)
      return undefined
    } finally {
      cancel()
    }
  }
}
