import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { Icon } from '@sitewright/ui/base/icons'
import { Menu } from '@sitewright/ui/floating/menu'
import { lazy, type ReactNode, Suspense } from 'react'
import { goTo, writeRoute } from '../../../ground/router'
import type { TreePage } from './arrange-pages'
import { kindIcons } from './kind-icons'
import { PageBadges } from './page-badges'
import type { PageListParts } from './page-list-parts'
import { listPageActions } from './page-menu'

const ItemCount = lazy(async () => ({ default: (await import('../../collections/parts/item-count')).ItemCount }))

interface PageRowProps {
  page: TreePage
  parts: PageListParts
  /** Opens and closes a folder. */
  toggle?: ReactNode
}

export function PageRow({ page, parts, toggle }: PageRowProps) {
  const { kind, title } = page.settings
  // A collection opens what it lists; its page is opened from there and by the menu.
  const route = { screen: isCollectionName(kind) ? 'collections' : 'pages', part: page.id } as const
  return (
    <>
      <span className="page-grip" aria-hidden="true">
        <Icon name="grip" sizePx={16} />
      </span>
      {toggle ?? <Icon name={page.isHomepage ? 'home' : kindIcons[kind]} sizePx={16} />}
      {hasContent({ kind }) ? (
        <a
          href={writeRoute(route)}
          className="page-link"
          draggable={false}
          title={page.path}
          aria-current={page.id === parts.openPageId ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            goTo(route)
          }}
        >
          {title}
        </a>
      ) : (
        <button type="button" className="page-link" onClick={() => parts.openSettings(page)}>
          {title}
        </button>
      )}
      {isCollectionName(kind) ? (
        <Suspense fallback={null}>
          <ItemCount collectionId={page.id} name={kind} />
        </Suspense>
      ) : null}
      <PageBadges page={page} />
      <Menu label={`Actions for ${title}`} items={listPageActions(page, parts)} />
    </>
  )
}
