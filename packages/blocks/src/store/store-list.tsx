import type { StoreTexts } from '@sitewright/model/commerce/products/product-on-page'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import { FilledPicture } from '../picture/filled-picture'
import { Breadcrumbs } from './breadcrumbs'
import { ProductCardView } from './product-card'
import { StoreSideFilters, StoreSort, StoreTopFilters } from './store-filters'
import { StorePages } from './store-pages'
import type { CategoryHead, StoreList } from './store-views'

/** Where links within the list lead back to, below what the owner wrote above it. */
export const listAnchor = 'products'

/** The products of a store or of one of its categories. */
export function StoreListView({ list }: { readonly list: StoreList }) {
  const { design, head } = list
  return (
    <section className="section store" data-height="small" id={listAnchor} data-store-list="">
      <div className="section-background" />
      <div className="store-frame" data-filters={design.filters}>
        {head === null ? (
          <h2 className="store-title">{list.title}</h2>
        ) : (
          <CategoryHeadView head={head} texts={list.texts} />
        )}
        {design.filters === 'side' && <StoreSideFilters list={list} />}
        <div className="store-main">
          {design.filters === 'top' && <StoreTopFilters form={list.form} texts={list.texts} />}
          <StoreBar list={list} />
          {list.products.length === 0 ? <NoProducts list={list} /> : <ProductGrid list={list} />}
          <StorePages pages={list.pages} texts={list.texts.store.list} />
        </div>
      </div>
    </section>
  )
}

function StoreBar({ list }: { readonly list: StoreList }) {
  const { language, store } = list.texts
  const isSorted = list.design.filters === 'side' && list.total > 1
  return (
    <div className="store-bar">
      <p>{nameCount(store.list.count, list.total, language)}</p>
      {list.clearHref !== null && <a href={list.clearHref}>{store.list.clear}</a>}
      {isSorted && <StoreSort sorts={list.sorts} label={store.list.sortBy} />}
    </div>
  )
}

function ProductGrid({ list: { design, products, head, texts } }: { readonly list: StoreList }) {
  const { productsIn } = texts.store.list
  return (
    <>
      {head !== null && <h2 className="visually-hidden">{fillWords(productsIn, { category: head.title })}</h2>}
      <ul className="product-grid" data-columns={design.columns} data-ratio={design.pictureRatio}>
        {products.map((card, index) => (
          <ProductCardView
            key={card.id}
            card={design.showSecondPicture ? card : { ...card, secondPicture: null }}
            sizes={`(max-width: 767px) 46vw, ${Math.ceil((design.filters === 'side' ? 76 : 92) / design.columns)}vw`}
            isUrgent={index < 2}
            hasQuickView={design.quickView}
            texts={texts}
          />
        ))}
      </ul>
    </>
  )
}

function NoProducts({ list }: { readonly list: StoreList }) {
  const texts = list.texts.store.list
  return (
    <div className="store-empty">
      <p>{list.clearHref === null ? texts.empty : texts.noneMatch}</p>
      {list.clearHref !== null && (
        <a className="button" data-kind="secondary" href={list.clearHref}>
          {texts.showAll}
        </a>
      )}
    </div>
  )
}

function CategoryHeadView({ head, texts }: { readonly head: CategoryHead; readonly texts: StoreTexts }) {
  return (
    <header className="category-head" data-picture={head.picture === null ? undefined : ''}>
      <div className="category-words">
        <Breadcrumbs crumbs={head.crumbs} label={texts.store.breadcrumbs} />
        <h1>{head.title}</h1>
        {head.description !== '' && <p>{head.description}</p>}
      </div>
      {head.picture !== null && (
        <div className="category-picture">
          <FilledPicture picture={head.picture} sizes="(max-width: 767px) 92vw, 46vw" isUrgent={true} />
        </div>
      )}
    </header>
  )
}
