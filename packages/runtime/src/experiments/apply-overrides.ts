import type { Experiments } from '@sitewright/model/experiments/context'
import { applyOverride, chooseOverride } from '@sitewright/model/experiments/override'
import type { PageContext } from '../context/read-context'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** On an internal site the address may ask for another variant of an experiment; it holds for the browser tab until `reset`. */
export function applyOverrides(context: PageContext, search: string, storage: TabStorage): void {
  const stored = context.read('experiments')
  if (typeof stored !== 'object' || stored === null) return
  const siteStatus = context.read('website', 'siteStatus', 'value')
  const query = new URLSearchParams(search)
  let experiments = stored as Experiments
  for (const name of Object.keys(stored)) {
    const key = `experiment-${name}`
    const variant = chooseOverride({ name, siteStatus, query, kept: storage.getItem(key) })
    if (variant === null) storage.removeItem(key)
    else storage.setItem(key, variant)
    experiments = applyOverride(experiments, name, variant)
  }
  context.add({ experiments })
}
