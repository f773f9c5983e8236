import { wayToFolder } from '@sitewright/model/assets/asset-folder-tree'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { useLayoutEffect, useRef } from 'react'

/** What was pressed is gone once another folder is open: the focus goes to its name, on the way up to the folder come from. */
export function useFolderFocus(folderId: string | null, all: readonly AssetFolder[]): void {
  const before = useRef(folderId)
  useLayoutEffect(() => {
    if (before.current === folderId) return
    const from = wayToFolder(before.current, all)
    before.current = folderId
    const below = from.find(({ parentId }) => parentId === folderId)
    const place = below ? `[data-folder-id='${below.id}']` : '[data-open-folder]'
    // The picker lies over the screen, which may show the same folders.
    const found = document.querySelectorAll<HTMLElement>(place)
    found[found.length - 1]?.focus()
  })
}
