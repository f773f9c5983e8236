import type { PageGroup as Group, PageNode } from '@sitewright/model/pages/page-tree'
import { Icon } from '@sitewright/ui/base/icons'
import { type KeyboardEvent, useId, useState } from 'react'
import { matchesKeys } from '../../../ground/key-words'
import type { TreePage } from './arrange-pages'
import type { PageListParts } from './page-list-parts'
import { stepKeys } from './page-menu'
import { PageRow } from './page-row'
import { groupTitles, type TreeStep } from './tree-steps'
import type { TreeDrag } from './use-tree-drag'

interface PageGroupProps {
  group: Group
  nodes: readonly PageNode<TreePage>[]
  emptyText: string
  parts: PageListParts
  drag: TreeDrag
}

const steps = Object.entries(stepKeys) as [TreeStep, string][]

/** One group of the tree. Its rows carry what dragging has to know of them. */
export function PageGroup({ group, nodes, emptyText, parts, drag }: PageGroupProps) {
  const headingId = useId()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const toggle = (folderId: string) =>
    setClosed(new Set(closed.has(folderId) ? [...closed].filter((id) => id !== folderId) : [...closed, folderId]))

  function renderRow(node: PageNode<TreePage>, siblings: readonly PageNode<TreePage>[], folderId: string | null) {
    const { page, children } = node
    const isOpen = !closed.has(page.id)
    const isTarget = drag.drop?.lineY === null && drag.drop.place.folderId === page.id
    function onKeyDown(event: KeyboardEvent) {
      const step = steps.find(([, keys]) => matchesKeys(event, keys))?.[0]
      if (!step) return
      event.preventDefault()
      parts.step(page.id, step)
    }
    const marks = `${isTarget ? ' is-target' : ''}${drag.draggedId === page.id ? ' is-dragged' : ''}`
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the row that the focus is in; its menu does the same
      <div
        className={`page-row${marks}`}
        data-tree-row={page.id}
        data-group={group}
        data-folder-id={folderId ?? ''}
        data-folder={page.settings.kind === 'folder'}
        data-first-child-id={isOpen ? (children[0]?.page.id ?? '') : ''}
        data-next-id={siblings[siblings.indexOf(node) + 1]?.page.id ?? ''}
        onKeyDown={onKeyDown}
      >
        <PageRow
          page={page}
          parts={parts}
          toggle={
            children.length > 0 ? (
              <button
                type="button"
                className="page-toggle"
                aria-expanded={isOpen}
                aria-label={`Pages in ${page.settings.title}`}
                onClick={() => toggle(page.id)}
              >
                <Icon name={isOpen ? 'chevron' : 'right'} sizePx={16} />
              </button>
            ) : undefined
          }
        />
      </div>
    )
  }

  return (
    <section className="page-group" aria-labelledby={headingId}>
      <h3 id={headingId}>{groupTitles[group]}</h3>
      <ul>
        {nodes.map((node) => (
          <li key={node.page.id}>
            {renderRow(node, nodes, null)}
            {node.children.length > 0 && !closed.has(node.page.id) ? (
              <ul className="page-children">
                {node.children.map((child) => (
                  <li key={child.page.id}>{renderRow(child, node.children, node.page.id)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={nodes.length === 0 ? 'page-group-empty' : 'page-group-end'} data-tree-end data-group={group}>
        {nodes.length === 0 ? emptyText : ''}
      </p>
    </section>
  )
}
