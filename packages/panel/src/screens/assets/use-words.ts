import type { AssetUse } from '@sitewright/model/assets/asset-answers'

const placeWords: Readonly<Record<string, string>> = {
  settings: 'Settings of the site',
  styles: 'Styles of the site',
  'header-footer': 'Header and footer',
  popup: 'Popup',
  announcement: 'Announcement bar',
  'cookie-banner': 'Cookie banner',
  'mobile-info-bar': 'Mobile info bar',
  badges: 'Badge bar',
}

/** `Our story, Intro`, `Our story, settings`, `Header and footer`. */
export function describeUse({ place, title, section }: AssetUse): string {
  if (place === 'page') return section === null ? title : `${title}, ${section}`
  if (place === 'page-settings') return `${title}, settings`
  return placeWords[place] ?? place
}
