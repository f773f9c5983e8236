export const focusTrapDelayMs = 0

/** Focus stays in a container, or wherever a predicate says it may be. */
export type FocusContainment<Target> = { container: Target } | { predicate: (target: Target) => boolean }

export interface FocusContainmentInput<Target> {
  container?: Target
  predicate?: (target: Target) => boolean
}

export function checkFocusContainment<Target>(input: FocusContainmentInput<Target>): FocusContainment<Target> {
  const { container, predicate } = input
  if (container !== undefined && predicate === undefined) return { container }
  if (predicate !== undefined && container === undefined) return { predicate }
  throw new TypeError('Focus containment needs exactly one of container or predicate.')
}
