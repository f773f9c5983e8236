export interface Point {
  readonly x: number
  readonly y: number
}

/** Something that goes on while the pointer is down. Nothing reaches the document before it is finished. */
export interface Gesture {
  /** `isAlone`: the Alt key is held. */
  move: (point: Point, isAlone: boolean) => void
  /** Takes away what was shown and carries the result out. */
  finish: () => void
  /** Takes away what was shown; the page is as it was. */
  cancel: () => void
}
