import type { IconName } from '@sitewright/ui/base/icons'
import type { TreePage } from './arrange-pages'

export const kindIcons: Record<TreePage['settings']['kind'], IconName> = {
  page: 'pages',
  folder: 'folder',
  link: 'link',
  store: 'store',
  product: 'store',
  blog: 'forms',
  events: 'calendar',
  portfolio: 'assets',
  gallery: 'assets',
  item: 'pages',
}
