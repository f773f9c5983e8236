import { Icon, type IconName } from '@sitewright/ui/icons'
import { Menu, type MenuItem } from '@sitewright/ui/menu'
import { type DragEvent, useState } from 'react'
import { goTo, writeRoute } from '../../shell/router'
import { type Group, movePage, moveToFolder, moveToGroup, placePage, type TreePage } from './arrange-pages'
import type { PageListParts } from './page-list-parts'

const dragType = 'application/x-sitewright-page'
const kindIcons: Record<TreePage['settings']['kind'], IconName> = { page: 'pages', folder: 'folder', link: 'link' }

interface PageRowProps extends PageListParts {
  page: TreePage
  group: Group
}

export function PageRow({ page, group, openPageId, tree, navigation, run, openSettings }: PageRowProps) {
  const [isOver, setOver] = useState(false)
  const { kind, title } = page.settings
  const route = { screen: 'pages', part: page.id } as const
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const dragged = event.dataTransfer.getData(dragType)
    if (!dragged || dragged === page.id) return
    const place = kind === 'folder' && event.altKey === false && isPageId(tree, dragged) ? moveToFolder : placePage
    run({ kind: 'arrange', navigation: place(navigation, dragged, page.id) })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way; the menu of the row does the same by keyboard
    <div
      className={`page-row${isOver ? ' is-over' : ''}`}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(dragType, page.id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name={page.isHomepage ? 'home' : kindIcons[kind]} sizePx={16} />
      {kind === 'page' ? (
        <a
          href={writeRoute(route)}
          className="page-link"
          aria-current={page.id === openPageId ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            goTo(route)
          }}
        >
          {title}
        </a>
      ) : (
        <button type="button" className="page-link" onClick={() => openSettings(page)}>
          {title}
        </button>
      )}
      {kind === 'page' && page.state === 'draft' ? <span className="sw-badge">Draft</span> : null}
      {page.state === 'changed' ? <span className="sw-badge sw-badge-warning">Changed</span> : null}
      <Menu label={`Actions for ${title}`} items={listActions({ page, group, tree, navigation, run, openSettings })} />
    </div>
  )
}

function isPageId(tree: PageListParts['tree'], pageId: string): boolean {
  const nodes = [...tree.mainNavigation, ...tree._hidden]
  return !nodes.some((node) => node.page.id === pageId && node.page.settings.kind === 'folder')
}

function listActions({
  page,
  group,
  tree,
  navigation,
  run,
  openSettings,
}: Omit<PageRowProps, 'openPageId'>): MenuItem[] {
  const arrange = (next: typeof navigation) => run({ kind: 'arrange', navigation: next })
  const up = movePage(navigation, page.id, -1)
  const down = movePage(navigation, page.id, 1)
  const { kind, parentId } = page.settings
  const folders = [...tree.mainNavigation, ...tree._hidden]
    .map((it) => it.page)
    .filter((it) => it.settings.kind === 'folder')
  const otherGroup = group === '_hidden' ? 'mainNavigation' : '_hidden'
  return [
    { label: 'Settings', icon: 'settings', run: () => openSettings(page) },
    { label: 'Move up', icon: 'up', disabled: up === navigation, run: () => arrange(up) },
    { label: 'Move down', icon: 'down', disabled: down === navigation, run: () => arrange(down) },
    {
      label: group === '_hidden' ? 'Link in the navigation' : 'Take out of the navigation',
      icon: 'link',
      run: () => arrange(moveToGroup(navigation, page.id, otherGroup)),
    },
    ...(parentId
      ? [
          {
            label: 'Take out of its folder',
            icon: 'left' as const,
            run: () => arrange(moveToGroup(navigation, page.id, group)),
          },
        ]
      : []),
    ...(kind === 'folder' ? [] : folders)
      .filter((folder) => folder.id !== parentId)
      .map((folder) => ({
        label: `Move into ${folder.settings.title}`,
        icon: 'folder' as const,
        run: () => arrange(moveToFolder(navigation, page.id, folder.id)),
      })),
    ...(kind === 'page'
      ? [{ label: 'Duplicate', icon: 'copy' as const, run: () => run({ kind: 'duplicate', pageId: page.id }) }]
      : []),
    ...(kind === 'page' && page.publishedAt
      ? [{ label: 'Unpublish', icon: 'close' as const, run: () => run({ kind: 'unpublish', pageId: page.id }) }]
      : []),
    {
      label: 'Move to the bin',
      icon: 'trash',
      isDanger: true,
      disabled: page.isHomepage,
      run: () => run({ kind: 'delete', pageId: page.id }),
    },
  ]
}
