export const editorAreas = ['cover page', 'lock screen', 'popup overlay', 'checkout', 'style'] as const
export type EditorArea = (typeof editorAreas)[number]

export const tweakEvents = ['change', 'close', 'save', 'reset', 'aftershow', 'afterclose', 'beforeopen'] as const
export type TweakEvent = (typeof tweakEvents)[number]

export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const
export type SurveyCohort = (typeof surveyCohorts)[number]

/** An account keeps its cohort: the choice depends on its id alone. */
export function cohortOf(accountId: string): SurveyCohort {
  let hash = 2166136261
  for (let index = 0; index < accountId.length; index++) {
    hash = Math.imul(hash ^ accountId.charCodeAt(index), 16777619) >>> 0
  }
  return surveyCohorts[hash % surveyCohorts.length] as SurveyCohort
}

/** Reserved ids: code names plan features by string. */
export const planFeatureNumbers = { first: 1, last: 68 } as const

export function isPlanFeatureNumber(value: number): boolean {
  return Number.isInteger(value) && value >= planFeatureNumbers.first && value <= planFeatureNumbers.last
}
