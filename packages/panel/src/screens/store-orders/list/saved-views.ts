import { orderExportQuery } from '@sitewright/model/commerce/orders/order-answers'
import { useState } from 'react'
import { z } from 'zod'
import { sitePath } from '../../../ground/site-path'

/** Filters of one's own under a name. They are kept in this browser, beside each other for each site. */
const savedViews = z.array(z.strictObject({ name: z.string().trim().min(1).max(60), filter: orderExportQuery })).max(20)
export type SavedView = z.infer<typeof savedViews>[number]

const key = `sitewright.order-views${sitePath}`

function readViews(): SavedView[] {
  try {
    return savedViews.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function useSavedViews() {
  const [views, setViews] = useState(readViews)
  function keep(next: SavedView[]) {
    setViews(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A forbidden storage must not stop the list; the view then holds until the reload.
    }
  }
  return {
    views,
    /** A known name takes the new filter. */
    save: (view: SavedView) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
    restore: keep,
  }
}
