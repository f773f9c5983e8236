import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { type PageGroup as Group, pageGroups } from '@sitewright/model/pages/page-tree'
import { useLayoutEffect, useRef, useState } from 'react'
import { navigationOf, placePage, type TreePlace, treeOf } from './arrange-pages'
import { PageGroup } from './page-group'
import type { PageListParts } from './page-list-parts'
import { describePlace, stepPage, type TreeStep } from './tree-steps'
import { useTreeDrag } from './use-tree-drag'

const emptyTexts: Record<Group, string> = {
  mainNavigation: 'Pages here appear in the menu.',
  _hidden: 'Hidden from menu: anyone with the link can open them.',
  _memberareas: 'Pages here are for members.',
}

type PageTreeProps = Pick<PageListParts, 'openPageId' | 'run' | 'unpublish' | 'openSettings'> & {
  pages: readonly PageSummary[]
}

/** All pages in their groups and folders; rows are moved by mouse, finger, menu and keys. */
export function PageTree({ pages, openPageId, run, unpublish, openSettings }: PageTreeProps) {
  const tree = treeOf(pages)
  const navigation = navigationOf(tree)
  const folders = pages.filter((page) => page.settings.kind === 'folder')
  const folderIds = new Set(folders.map((folder) => folder.id))
  const [note, setNote] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const focusId = useRef<string | null>(null)

  // A row that changed its list is another element: the focus goes along with the page.
  useLayoutEffect(() => {
    if (focusId.current === null) return
    const row = root.current?.querySelector<HTMLElement>(`[data-tree-row='${focusId.current}'] .page-link`)
    if (row !== document.activeElement) row?.focus()
    focusId.current = null
  }, [pages])

  function arrange(pageId: string, next: typeof navigation) {
    if (next === navigation) return
    const titleOf = (id: string) => pages.find((page) => page.id === id)?.settings.title ?? ''
    setNote(describePlace(next, pageId, titleOf))
    run({ kind: 'arrange', navigation: next })
  }
  function place(pageId: string, wanted: TreePlace) {
    arrange(pageId, placePage(navigation, pageId, wanted))
  }
  function step(pageId: string, way: TreeStep) {
    focusId.current = pageId
    const next = stepPage(navigation, pageId, { step: way, folderIds })
    if (next === navigation) setNote('It can’t move any further.')
    arrange(pageId, next)
  }
  const canDrop = (pageId: string, wanted: TreePlace) => placePage(navigation, pageId, wanted) !== navigation
  const { onPointerDown, ...drag } = useTreeDrag({ canDrop, onDrop: place })
  const parts: PageListParts = { openPageId, navigation, folders, folderIds, run, place, step, unpublish, openSettings }
  const lineTop = drag.drop?.lineY == null ? null : drag.drop.lineY - (root.current?.getBoundingClientRect().top ?? 0)
  return (
    <div ref={root} className={`page-tree${drag.draggedId ? ' is-dragging' : ''}`} onPointerDown={onPointerDown}>
      {pageGroups.map((group) => (
        <PageGroup
          key={group}
          group={group}
          nodes={tree[group]}
          emptyText={emptyTexts[group]}
          parts={parts}
          drag={drag}
        />
      ))}
      {lineTop === null ? null : (
        <div className={`drop-line${drag.drop?.place.folderId ? ' is-inner' : ''}`} style={{ top: lineTop }} />
      )}
      <p className="sw-hidden-text" role="status">
        {note}
      </p>
    </div>
  )
}
