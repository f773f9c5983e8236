import { zIndexOf } from '@sitewright/model/overlays/layers'

/** Names the product that made the site. */
export function BadgeBar({ productAddress }: { productAddress: string }) {
  return (
    <aside
      className="badge-bar"
      aria-label="About this site"
      data-theme="white"
      style={{ zIndex: zIndexOf('badge-bar') }}
    >
      <a href={productAddress}>Made with Sitewright</a>
    </aside>
  )
}
