import { itemPageCss } from '@sitewright/blocks/collections/collection-css'
import type { ItemFoot, ItemHead } from '@sitewright/blocks/collections/collection-views'
import type { CommentsData } from '@sitewright/blocks/collections/comment-views'
import { commentsCss } from '@sitewright/blocks/collections/comments-css'
import { CommentsView } from '@sitewright/blocks/collections/comments-view'
import { ItemFootView } from '@sitewright/blocks/collections/item-foot'
import { ItemHeadView } from '@sitewright/blocks/collections/item-head'
import { MembersNoticeView } from '@sitewright/blocks/collections/members-notice'
import { addNextPath } from '@sitewright/model/accounts/member-header'
import type { ItemCard, ItemLink } from '@sitewright/model/collections/item-card'
import { recognizeCollectionPage } from '@sitewright/model/navigation/page-kinds'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import { pageTypes } from '@sitewright/model/reference/pages'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { createElement, Fragment } from 'react'
import { collectionTag, pageTag } from '../../../content/cache-tags'
import type { AddedToVisit } from '../../../render/added-content'
import { listShareLinks } from '../../../render/share-links'
import { describeCrumbs } from '../../../render/structured-data'
import type { Tx } from '../../../storage/database'
import { readItemComments } from '../../comments/item-comments'
import { addressOfItem, type Collection, describeCollection, listCrumbs } from './collection'
import { readTimes } from './event-times'
import { addressOfList } from './list-query'
import {
  type AssetMap,
  describeAuthor,
  findAuthor,
  listPictureIds,
  makeCard,
  readAssetMap,
  tagFiles,
} from './make-cards'
import { orderOf } from './read-listed'
import { type FoundItemRow, listNeighbors, listRelated, type Neighbor, type ShownItem } from './rows'
import { describeItem } from './structured-data'

interface ItemInput {
  readonly collection: Collection
  readonly item: FoundItemRow
  readonly now: number
  /** The visitor may not read the body. */
  readonly isTeaser: boolean
  /** Of visitors, which the panel does not show. */
  readonly hasComments: boolean
}

interface ReadBeside {
  readonly comments: CommentsData | null
  readonly neighbors: readonly Neighbor[]
  readonly related: readonly ShownItem[]
  readonly assets: AssetMap
}

const maxRelated = 3

/** What stands above and below the body of an item, or in its place. */
export async function showItem(tx: Tx, input: ItemInput): Promise<AddedToVisit> {
  const { collection, item } = input
  const { websiteId, collectionId, design } = collection
  const key = { websiteId, collectionId, id: item.id }
  const { site } = collection
  const readsComments = input.hasComments && !input.isTeaser
  const [comments, neighbors, related] = await Promise.all([
    readsComments ? readItemComments(tx, { site, itemId: item.id, now: input.now }) : null,
    design.showNeighbors ? listNeighbors(tx, key, orderOf(collection)) : [],
    design.showRelated ? listRelated(tx, key, maxRelated) : [],
  ])
  const author = findAuthor(collection, item.fields.authorId)
  const fileIds = [...listPictureIds([item, ...related]), author?.pictureId ?? null, item.fields.audio?.assetId ?? null]
  const assets = await readAssetMap(tx, websiteId, fileIds)
  const beside = { comments: comments?.data ?? null, neighbors, related, assets }
  const card = makeCard(collection, item, { assets, now: input.now })
  const shown = [item.id, ...related.map(({ id }) => id)].map(pageTag)
  return {
    ...describeItemPage(input, card, beside),
    // Neighbors and what is related follow from the list.
    tags: [...shown, collectionTag(collectionId), ...tagFiles(fileIds)],
    until: firstOf([...listEnds([item, ...related], input.now), comments?.until ?? null]),
  }
}

/** When these events are over. */
function listEnds(items: readonly ShownItem[], now: number): number[] {
  return items.flatMap((item) => readTimes(item)?.endsAt.getTime() ?? []).filter((end) => end > now)
}

function firstOf(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((it) => it !== null)
  return known.length === 0 ? null : Math.min(...known)
}

type Described = Omit<AddedToVisit, 'tags' | 'until'>

function describeItemPage(input: ItemInput, card: ItemCard, beside: ReadBeside): Described {
  const { collection, item, isTeaser } = input
  const { site } = collection
  const pageType = pageTypes.contentItem
  const context = describeCollection(collection)
  const path = addressOfItem(collection, item.slug)
  const { type, typeName } = context
  const head = createElement(ItemHeadView, { head: describeHead(input, card, beside.assets) })
  const foot = createElement(ItemFootView, { foot: describeFoot(input, card, beside) })
  const crumbs = listCrumbs(collection, { label: item.title, href: path })
  return {
    above: head,
    below: createElement(
      Fragment,
      null,
      isTeaser ? makeNotice(input, path) : null,
      foot,
      beside.comments && createElement(CommentsView, { data: beside.comments }),
    ),
    css: itemPageCss() + (beside.comments === null ? '' : commentsCss),
    pageType,
    pageKind: recognizeCollectionPage({ pageType, collectionType: type, typeName }),
    collection: context,
    itemId: item.id,
    title: titleOfItem(collection, item),
    description: item.description || card.excerpt.slice(0, 300),
    socialImageId: item.settings.socialImageId ?? card.picture?.asset.id ?? null,
    socialType: 'article',
    canonicalPath: path,
    structuredData: [describeItem({ collection, item, card }), describeCrumbs(site.origin, crumbs)],
    feed: { href: addressOfList(collection, { format: 'rss' }), title: collection.title },
    hasSections: !isTeaser,
  }
}

function titleOfItem({ site }: Collection, { settings, title }: FoundItemRow): string {
  const { titleFormats, title: siteTitle } = site.settings
  return settings.seoTitle || formatTitle(titleFormats.item, { site: siteTitle, item: title })
}

function describeHead({ collection, item, isTeaser }: ItemInput, card: ItemCard, assets: AssetMap): ItemHead {
  const { site, name, design } = collection
  const sound = isTeaser ? undefined : assets.get(item.fields.audio?.assetId ?? '')
  return {
    name,
    item: card,
    design,
    backLink: { label: collection.title, href: collection.path },
    audio:
      sound?.kind === 'audio'
        ? { href: sound.address, label: fillWords(site.texts.collections.listen, { title: item.title }) }
        : null,
    texts: site.texts,
  }
}

function describeFoot(input: ItemInput, card: ItemCard, { neighbors, related, assets }: ReadBeside): ItemFoot {
  const { collection, item, now } = input
  const { site, name, design } = collection
  const author = findAuthor(collection, item.fields.authorId)
  const { sourceUrl } = item.fields
  const texts = site.texts.collections
  const neighborAt = (side: Neighbor['side']): ItemLink | null => {
    const found = neighbors.find((it) => it.side === side)
    return found === undefined ? null : { label: found.title, href: addressOfItem(collection, found.slug) }
  }
  return {
    name,
    design,
    tags: design.parts.tags ? card.tags : [],
    source: sourceUrl === '' ? null : { label: texts.source, href: sourceUrl },
    shareLinks: design.showShareLinks
      ? listShareLinks({
          texts: site.texts.store.share,
          address: site.origin + addressOfItem(collection, item.slug),
          title: item.title,
          picture: card.picture === null ? null : site.origin + card.picture.asset.address,
        })
      : [],
    author: author === null || !design.showAuthorProfile ? null : describeAuthor(collection, author, assets),
    previous: neighborAt('previous'),
    next: neighborAt('next'),
    related: related.map((other) => makeCard(collection, other, { assets, now })),
    texts: site.texts,
  }
}

function makeNotice({ collection }: ItemInput, path: string) {
  const { members, texts } = collection.site
  const notice = {
    joinHref: members.allowSignUp ? addNextPath(paths.memberJoin, path) : null,
    signInHref: addNextPath(paths.memberLogin, path),
    texts,
  }
  return createElement(MembersNoticeView, { notice })
}
