import { startUpTexts } from '@sitewright/model/lifecycle/page-chunks'

/** May answer with what undoes this run of it; the next initialization runs it again. */
type Initializer = () => (() => void) | undefined

export interface Lifecycle {
  /** True once the runtime has started on the page. */
  readonly isLoaded: boolean
  readonly isInitialized: boolean
  /** Stays true for the life of the page, so that a first start can be told from a later one. */
  readonly wasInitializedOnce: boolean
  /** Runs at once on an initialized site, else with the next initialization. */
  addInitializer(run: Initializer): void
  /** Runs with every destroy; for what an initializer cannot undo by its answer. */
  addDestructor(run: () => void): void
  start(): void
  initialize(): void
  destroy(): void
}

export interface LifecycleLog {
  error(problem: unknown): void
}

/** Initializers run in the order they were registered, destructors in the reverse of it. */
export function createLifecycle(log: LifecycleLog): Lifecycle {
  const initializers: Initializer[] = []
  const destructors: (() => void)[] = []
  const undoings: (() => void)[] = []
  let isLoaded = false
  let isInitialized = false
  let isInitializing = false
  let wasInitializedOnce = false

  function attempt<T>(run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      log.error(error)
      return undefined
    }
  }

  function runInitializer(run: Initializer): void {
    const undo = attempt(run)
    if (typeof undo === 'function') undoings.push(undo)
  }

  function initialize(): void {
    if (isInitialized || isInitializing) return
    isInitializing = true
    // By index: one that is registered by another while they run belongs to this initialization too.
    for (let index = 0; index < initializers.length; index++) runInitializer(initializers[index] as Initializer)
    isInitializing = false
    isInitialized = true
    wasInitializedOnce = true
  }

  return {
    get isLoaded() {
      return isLoaded
    },
    get isInitialized() {
      return isInitialized
    },
    get wasInitializedOnce() {
      return wasInitializedOnce
    },
    addInitializer(run) {
      initializers.push(run)
      if (isInitialized) runInitializer(run)
    },
    addDestructor(run) {
      destructors.push(run)
    },
    start() {
      if (isLoaded) return log.error(startUpTexts.secondRun)
      isLoaded = true
      initialize()
    },
    initialize,
    destroy() {
      if (!isInitialized) return
      isInitialized = false
      for (const undo of undoings.splice(0).reverse()) attempt(undo)
      for (const destruct of [...destructors].reverse()) attempt(destruct)
    },
  }
}
