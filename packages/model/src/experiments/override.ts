import { siteStatuses } from '../reference/sites'
import type { Experiments } from './context'

export const resetOverride = 'reset'

export interface OverrideQuestion {
  /** The experiment's name, which is also the name of the query parameter. */
  name: string
  siteStatus: unknown
  query: URLSearchParams
  /** What an earlier page of this browser tab kept. */
  kept: string | null
}

/** The variant to use in place of the site's own, or null. It is to be kept for the browser tab's next pages. */
export function chooseOverride({ name, siteStatus, query, kept }: OverrideQuestion): string | null {
  if (siteStatus !== siteStatuses.internal) return null
  const asked = query.get(name) ?? kept
  return asked === resetOverride || asked === '' ? null : asked
}

/** The site's experiments with one variant replaced. */
export function applyOverride(experiments: Experiments, name: string, variant: string | null): Experiments {
  const context = experiments !== null && Object.hasOwn(experiments, name) ? experiments[name] : undefined
  return variant === null || context === undefined ? experiments : { ...experiments, [name]: { ...context, variant } }
}
