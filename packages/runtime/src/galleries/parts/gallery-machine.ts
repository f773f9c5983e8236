import {
  canChangeIndex,
  describeControls,
  type GalleryMotion,
  stepNext,
  stepPrevious,
  syncLinkedIndexes,
  wrapIndex,
} from '@sitewright/model/galleries/index-rules'

/** Who moved it: 'scroll' means that it has already moved and needs no transition. */
export type MoveCause = 'visitor' | 'autoplay' | 'link' | 'scroll' | 'address'

export type GalleryEvent =
  | {
      readonly kind: 'changed'
      readonly from: number
      readonly to: number
      readonly direction: 1 | -1
      readonly cause: MoveCause
    }
  | { readonly kind: 'reachedBeginning' | 'reachedEnd' | 'settled' }

export interface GalleryMachine {
  readonly motion: () => GalleryMotion
  /** False when the move is refused: something is in motion, or it is there already. */
  go(index: number, cause: MoveCause, direction?: 1 | -1): boolean
  next(cause: MoveCause): boolean
  previous(cause: MoveCause): boolean
  /** The transition has ended. */
  settle(): void
  controls(): { isPreviousDisabled: boolean; isNextDisabled: boolean }
  listen(listener: (event: GalleryEvent) => void): () => void
  /** Both go along with each other from now on. */
  link(other: GalleryMachine): void
}

interface MachineOptions {
  readonly numberOfSlides: number
  readonly loop: boolean
  readonly startIndex?: number
}

/** Where a gallery stands and what may happen to it; it knows nothing of what is drawn. */
export function createGalleryMachine({ numberOfSlides, loop, startIndex = 0 }: MachineOptions): GalleryMachine {
  const listeners = new Set<(event: GalleryEvent) => void>()
  const linked: GalleryMachine[] = []
  let currentIndex = wrapIndex(startIndex, numberOfSlides)
  let inMotion = false
  const place = () => ({ currentIndex, numberOfSlides, loop })

  function tell(event: GalleryEvent): void {
    for (const listener of listeners) listener(event)
  }
  function step(result: ReturnType<typeof stepNext>, cause: MoveCause, direction: 1 | -1): boolean {
    if (result.kind === 'moved') return machine.go(result.index, cause, direction)
    if (!inMotion) tell({ kind: result.event })
    return false
  }

  const machine: GalleryMachine = {
    motion: () => ({ currentIndex, numberOfSlides, inMotion }),
    go(wanted, cause, direction) {
      const to = wrapIndex(wanted, numberOfSlides)
      const others = linked.map((other) => other.motion())
      if (to === currentIndex || !canChangeIndex(to, machine.motion(), others)) return false
      const from = currentIndex
      currentIndex = to
      inMotion = cause !== 'scroll'
      tell({ kind: 'changed', from, to, direction: direction ?? (to > from ? 1 : -1), cause })
      const places = syncLinkedIndexes(to, others)
      for (const [place, other] of linked.entries()) other.go(places[place] ?? 0, 'link')
      return true
    },
    next: (cause) => step(stepNext(place()), cause, 1),
    previous: (cause) => step(stepPrevious(place()), cause, -1),
    settle() {
      if (!inMotion) return
      inMotion = false
      tell({ kind: 'settled' })
    },
    controls: () => describeControls(place()),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    link(other) {
      linked.push(other)
    },
  }
  return machine
}
