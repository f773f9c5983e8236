import type { ItemLink } from '@sitewright/model/collections/item-card'
import { ShareLinks } from '../links/share-links'
import { AuthorProfile } from './author-profile'
import type { ItemFoot } from './collection-views'
import { ItemCardView } from './item-card'
import { Arrow } from './list-links'
import { showParts } from './show-parts'

/** What stands below the body of an item. */
export function ItemFootView({ foot }: { readonly foot: ItemFoot }) {
  return (
    <footer className="section item-foot" data-height="small" data-collection={foot.name}>
      <div className="section-background" />
      <div className="item-foot-frame">
        <AboutItem foot={foot} />
        {foot.author !== null && <AuthorProfile author={foot.author} heading="h2" />}
        <Neighbors foot={foot} />
        <RelatedItems foot={foot} />
      </div>
    </footer>
  )
}

function AboutItem({ foot: { tags, source, shareLinks, texts } }: { readonly foot: ItemFoot }) {
  if (tags.length === 0 && source === null && shareLinks.length === 0) return null
  const { collections, store } = texts
  return (
    <div className="item-about">
      {tags.length > 0 && (
        <nav className="item-tags" aria-label={collections.tags}>
          <ul>
            {tags.map((tag) => (
              <li key={tag.href}>
                <a href={tag.href} rel="tag">
                  {tag.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {source !== null && (
        <p className="item-source">
          <a href={source.href} rel="noopener">
            {source.label}
          </a>
        </p>
      )}
      {shareLinks.length > 0 && <ShareLinks heading={store.share.heading} links={shareLinks} />}
    </div>
  )
}

function Neighbors({ foot: { name, previous, next, texts } }: { readonly foot: ItemFoot }) {
  if (previous === null && next === null) return null
  const { collections } = texts
  return (
    <nav className="item-neighbors" aria-label={collections.neighbors}>
      {previous !== null && <Neighbor link={previous} label={collections.previous[name]} leads="back" />}
      {next !== null && <Neighbor link={next} label={collections.next[name]} leads="on" />}
    </nav>
  )
}

interface NeighborInput {
  readonly link: ItemLink
  readonly label: string
  readonly leads: 'back' | 'on'
}

function Neighbor({ link, label, leads }: NeighborInput) {
  return (
    <a className="item-neighbor" href={link.href} rel={leads === 'back' ? 'prev' : 'next'} data-leads={leads}>
      <span className="item-neighbor-label">
        {leads === 'back' && <Arrow leads={leads} />}
        {label}
        {leads === 'on' && <Arrow leads={leads} />}
      </span>
      <span className="item-neighbor-title">{link.label}</span>
    </a>
  )
}

function RelatedItems({ foot: { name, related, design, texts } }: { readonly foot: ItemFoot }) {
  if (related.length === 0) return null
  return (
    <div className="item-related">
      <h2 className="item-related-title">{texts.collections.related}</h2>
      <ul
        className="item-grid"
        data-collection={name}
        data-layout="basic-grid"
        data-columns={3}
        data-ratio={design.pictureRatio}
      >
        {related.map((item) => (
          <ItemCardView
            key={item.id}
            item={showParts(item, design)}
            heading="h3"
            sizes="(max-width: 767px) 92vw, 30vw"
            hasStandIn={design.parts.picture}
            texts={texts}
          />
        ))}
      </ul>
    </div>
  )
}
