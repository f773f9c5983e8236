import { startUpTexts } from '@sitewright/model/lifecycle/page-chunks'

/** May answer with what undoes this run of it; the next initialisation runs it again. */
type Initialiser = () => (() => void) | undefined

export interface Lifecycle {
  /** True once the runtime has started on the page. */
  readonly isLoaded: boolean
  readonly isInitialised: boolean
  /** Stays true for the life of the page, so that a first start can be told from a later one. */
  readonly wasInitialisedOnce: boolean
  /** Runs at once on an initialised site, else with the next initialisation. */
  addInitialiser(run: Initialiser): void
  /** Runs with every destroy; for what an initialiser cannot undo by its answer. */
  addDestructor(run: () => void): void
  start(): void
  initialise(): void
  destroy(): void
}

export interface LifecycleLog {
  error(problem: unknown): void
}

/** Initialisers run in the order they were registered, destructors in the reverse of it. */
export function createLifecycle(log: LifecycleLog): Lifecycle {
  const initialisers: Initialiser[] = []
  const destructors: (() => void)[] = []
  const undoings: (() => void)[] = []
  let isLoaded = false
  let isInitialised = false
  let isInitialising = false
  let wasInitialisedOnce = false

  function attempt<T>(run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      log.error(error)
      return undefined
    }
  }

  function runInitialiser(run: Initialiser): void {
    const undo = attempt(run)
    if (typeof undo === 'function') undoings.push(undo)
  }

  function initialise(): void {
    if (isInitialised || isInitialising) return
    isInitialising = true
    // By index: one that is registered by another while they run belongs to this initialisation too.
    for (let index = 0; index < initialisers.length; index++) runInitialiser(initialisers[index] as Initialiser)
    isInitialising = false
    isInitialised = true
    wasInitialisedOnce = true
  }

  return {
    get isLoaded() {
      return isLoaded
    },
    get isInitialised() {
      return isInitialised
    },
    get wasInitialisedOnce() {
      return wasInitialisedOnce
    },
    addInitialiser(run) {
      initialisers.push(run)
      if (isInitialised) runInitialiser(run)
    },
    addDestructor(run) {
      destructors.push(run)
    },
    start() {
      if (isLoaded) return log.error(startUpTexts.secondRun)
      isLoaded = true
      initialise()
    },
    initialise,
    destroy() {
      if (!isInitialised) return
      isInitialised = false
      for (const undo of undoings.splice(0).reverse()) attempt(undo)
      for (const destruct of [...destructors].reverse()) attempt(destruct)
    },
  }
}
