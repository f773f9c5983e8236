import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { hasContent } from '@sitewright/model/pages/page-settings'
import { groupOfPage, type PageGroup, pageGroups } from '@sitewright/model/pages/page-tree'
import type { IconName } from '@sitewright/ui/base/icons'
import type { MenuItem } from '@sitewright/ui/floating/menu'
import { wordsOfKeys } from '../../../ground/key-words'
import { goTo } from '../../../ground/router'
import { findPlace } from './arrange-pages'
import type { PageListParts } from './page-list-parts'
import { groupTitles, stepPage, type TreeStep } from './tree-steps'

const groupIcons: Record<PageGroup, IconName> = { mainNavigation: 'link', _hidden: 'close', _memberareas: 'person' }

export const stepKeys: Record<TreeStep, string> = {
  up: 'alt+ArrowUp',
  down: 'alt+ArrowDown',
  in: 'alt+ArrowRight',
  out: 'alt+ArrowLeft',
}

/** Everything that dragging a row does, and what else can be done with a page. */
export function listPageActions(page: PageSummary, parts: PageListParts): MenuItem[] {
  const { kind } = page.settings
  const isPage = hasContent({ kind })
  return [
    ...(isCollectionName(kind)
      ? [{ label: 'Edit page', icon: 'pencil' as const, run: () => goTo({ screen: 'pages', part: page.id }) }]
      : []),
    { label: 'Settings', icon: 'settings', run: () => parts.openSettings(page) },
    ...(isPage
      ? [{ label: 'Duplicate', icon: 'copy' as const, run: () => parts.run({ kind: 'duplicate', pageId: page.id }) }]
      : []),
    ...listMoves(page, parts),
    ...(isPage && page.publishedAt && !page.isHomepage
      ? [{ label: 'Unpublish', icon: 'close' as const, run: () => parts.unpublish(page) }]
      : []),
    {
      label: 'Move to trash',
      icon: 'trash',
      isDanger: true,
      disabled: page.isHomepage,
      run: () => parts.run({ kind: 'delete', pageId: page.id }),
    },
  ]
}

function listMoves(page: PageSummary, parts: PageListParts): MenuItem[] {
  const { navigation, folderIds, folders } = parts
  const place = findPlace(navigation, page.id)
  if (place === null) return []
  const step = (way: TreeStep, label: string, icon: IconName): MenuItem => ({
    label,
    icon,
    keys: wordsOfKeys(stepKeys[way]),
    disabled: stepPage(navigation, page.id, { step: way, folderIds }) === navigation,
    run: () => parts.step(page.id, way),
  })
  const isFolder = page.settings.kind === 'folder'
  return [
    step('up', 'Move up', 'up'),
    step('down', 'Move down', 'down'),
    ...(place.folderId ? [step('out', 'Move out of folder', 'left')] : []),
    ...(isFolder ? [] : folders)
      .filter((folder) => folder.id !== place.folderId)
      .map((folder) => ({
        label: `Move into ${folder.settings.title}`,
        icon: 'folder' as const,
        run: () => parts.place(page.id, { group: groupOfPage(folder), folderId: folder.id, beforeId: null }),
      })),
    ...pageGroups
      .filter((group) => group !== place.group)
      .map((group) => ({
        label: `Move to ${groupTitles[group]}`,
        icon: groupIcons[group],
        run: () => parts.place(page.id, { group, folderId: null, beforeId: null }),
      })),
  ]
}
