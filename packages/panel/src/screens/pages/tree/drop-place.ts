import type { PageGroup } from '@sitewright/model/pages/page-tree'
import type { TreePlace } from './arrange-pages'

/** What lies under the pointer: a row of the tree, or the end of a group. */
export type DropTarget = { readonly top: number; readonly bottom: number; readonly group: PageGroup } & (
  | {
      readonly kind: 'row'
      readonly pageId: string
      readonly folderId: string | null
      readonly isFolder: boolean
      /** Of an open folder that holds pages. */
      readonly firstChildId: string | null
      /** The next page of the same list. */
      readonly nextId: string | null
    }
  | { readonly kind: 'end' }
)

export interface Drop {
  readonly place: TreePlace
  /** Where the line is drawn; null when the page goes into a folder, which is marked instead. */
  readonly lineY: number | null
}

/** Where a dragged page would go. The middle of a folder takes pages in; folders stay out of folders. */
export function chooseDrop(targets: readonly DropTarget[], y: number, dragged: { isFolder: boolean }): Drop | null {
  const target = targets.find((it) => y >= it.top && y < it.bottom) ?? findNearest(targets, y)
  if (target === undefined) return null
  const { group, top, bottom } = target
  if (target.kind === 'end') return { place: { group, folderId: null, beforeId: null }, lineY: (top + bottom) / 2 }
  const { pageId, folderId, isFolder, firstChildId, nextId } = target
  if (dragged.isFolder && folderId !== null)
    return { place: { group, folderId: null, beforeId: folderId }, lineY: null }
  const share = (y - top) / (bottom - top)
  if (isFolder && !dragged.isFolder && share >= 0.3) {
    if (share <= 0.7) return { place: { group, folderId: pageId, beforeId: null }, lineY: null }
    if (firstChildId !== null) return { place: { group, folderId: pageId, beforeId: firstChildId }, lineY: bottom }
  }
  const isBefore = share < 0.5
  return { place: { group, folderId, beforeId: isBefore ? pageId : nextId }, lineY: isBefore ? top : bottom }
}

function findNearest(targets: readonly DropTarget[], y: number): DropTarget | undefined {
  const distance = (it: DropTarget) => (y < it.top ? it.top - y : y - it.bottom)
  return targets.toSorted((a, b) => distance(a) - distance(b))[0]
}
