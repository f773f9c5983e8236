import { zIndexOf } from '@sitewright/model/overlays/layers'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

/** Names the product that made the site. */
export function BadgeBar({ productAddress, texts }: { productAddress: string; texts: VisitorTexts['page'] }) {
  return (
    <aside
      className="badge-bar"
      aria-label={texts.aboutSite}
      data-theme="white"
      style={{ zIndex: zIndexOf('badge-bar') }}
    >
      <a href={productAddress}>{texts.madeWith}</a>
    </aside>
  )
}
