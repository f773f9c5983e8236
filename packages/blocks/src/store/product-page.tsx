import { readPlainText } from '@sitewright/model/text/plain-text'
import type { ViewContext } from '../ground/view-context'
import { ShareLinks } from '../links/share-links'
import { RichTextView } from '../rich-text/rich-text-view'
import { Breadcrumbs } from './breadcrumbs'
import { ChosenPrice } from './chosen-price'
import { ProductCardView } from './product-card'
import { ProductForm } from './product-form'
import { ProductGallery } from './product-gallery'
import { ProductJson } from './product-json'
import { RestockForm } from './restock-form'
import type { ProductPageData } from './store-views'

/** What every page of a product begins with; what its owner puts on the canvas stands below. */
export function ProductPage({ product, context }: { product: ProductPageData; context: ViewContext }) {
  return (
    <section className="section product-section" data-height="small" data-layout={product.layout}>
      <div className="section-background" />
      <div className="product-frame">
        <Breadcrumbs crumbs={product.crumbs} label={product.texts.store.breadcrumbs} />
        <article className="product" data-product={product.onPage.id} data-layout={product.layout}>
          <div className="product-pictures" data-zoomable="">
            <ProductGallery product={product} context={context} />
          </div>
          <ProductWords product={product} />
          <ProductJson onPage={product.onPage} texts={product.texts} />
        </article>
      </div>
    </section>
  )
}

function ProductWords({ product }: { readonly product: ProductPageData }) {
  const { chosen } = product
  return (
    <div className="product-words">
      <h1 className="product-title">{product.title}</h1>
      {chosen !== undefined && <ChosenPrice chosen={chosen} texts={product.texts} />}
      <ProductForm product={product} />
      <RestockForm product={product} />
      {readPlainText(product.description) !== '' && (
        <div className="product-description">
          <RichTextView text={product.description} anchor={product.onPage.id} />
        </div>
      )}
      <ProductFacts product={product} />
      <ShareLinks heading={product.texts.store.share.heading} links={product.shareLinks} />
    </div>
  )
}

function ProductFacts({ product: { chosen, texts } }: { readonly product: ProductPageData }) {
  if (chosen === undefined) return null
  const { facts } = texts.store
  const rows = [
    ['sku', facts.sku, chosen.sku],
    ['weight', facts.weight, chosen.weight],
    ['size', facts.size, chosen.size],
  ] as const
  return (
    <dl className="product-facts">
      {rows.map(([name, label, value]) => (
        <div key={name} data-product-fact={name} hidden={value === ''}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Below the canvas of the page. */
export function RelatedProducts({ product }: { readonly product: ProductPageData }) {
  if (product.related.length === 0) return null
  return (
    <section className="section related-products" data-height="small">
      <div className="section-background" />
      <div className="product-frame">
        <h2 className="related-title">{product.texts.store.related}</h2>
        <ul className="product-grid" data-columns={4} data-ratio={product.pictureRatio}>
          {product.related.map((card) => (
            <ProductCardView
              key={card.id}
              card={card}
              sizes="(max-width: 767px) 46vw, 23vw"
              isUrgent={false}
              texts={product.texts}
              hasQuickView={false}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
