export interface Move {
  readonly from: HTMLElement
  readonly to: HTMLElement
  readonly direction: 1 | -1
  readonly speedSeconds: number
  readonly axis: 'horizontal' | 'vertical'
}

/** Settles when the new slide stands. */
export type Transition = (move: Move) => Promise<unknown>

/** Both slides go the same way, the one out and the other in. */
export function slideOver({ from, to, direction, axis }: Move, seconds: number, startShare = 0): Promise<unknown> {
  const shift = (share: number) => (axis === 'vertical' ? `0 ${share * 100}%` : `${share * 100}% 0`)
  const timing = { duration: seconds * 1000, easing: startShare === 0 ? 'ease-in-out' : 'ease-out' }
  return Promise.all([
    from.animate({ translate: [shift(-startShare * direction), shift(-direction)] }, timing).finished,
    to.animate({ translate: [shift((1 - startShare) * direction), shift(0)] }, timing).finished,
  ])
}
