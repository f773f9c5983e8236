import type { Placement } from '@sitewright/model/pages/grid'

/** Grid lines count from 1 and the left bleed is column -1, hence the two added. */
export function gridArea({ start, end }: Pick<Placement, 'start' | 'end'>): string {
  return `${start.y + 1}/${start.x + 2}/${end.y + 1}/${end.x + 2}`
}
