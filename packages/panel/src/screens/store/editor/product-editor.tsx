import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import type { ProductSession } from '../../../document/sessions/product-session'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { useEditedProduct, useProductSession } from '../session/use-product-session'
import { DetailsCard } from './details-card'
import { FilesCard } from './files-card'
import { OptionsCard } from './options/options-card'
import { OrganizeCard } from './organize-card'
import { PicturesCard } from './pictures-card'
import { PriceCard } from './price-card'
import { ProductHead } from './product-head'
import { SearchCard } from './search-card'
import { VisibilityCard } from './visibility-card'
import './editor.css'

export function ProductEditor({ productId }: { productId: string }) {
  const { session, query } = useProductSession(productId)
  return (
    <section className="screen screen-wide product-editor" aria-label="Product">
      <PanelLink to={{ screen: 'store', part: null }} className="back-link">
        <Icon name="left" sizePx={16} />
        Products
      </PanelLink>
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={48} label="Loading product" />
      </LoadState>
      {session && query.data ? <OpenProduct session={session} detail={query.data} /> : null}
    </section>
  )
}

function OpenProduct({ session, detail }: { session: ProductSession; detail: ProductDetail }) {
  const edited = useEditedProduct(session, detail)
  const isDigital = detail.productType === 'DIGITAL'
  return (
    <>
      <ProductHead edited={edited} />
      <div className="product-columns">
        <div className="product-column">
          <DetailsCard edited={edited} />
          <PicturesCard edited={edited} />
          {detail.options.length === 0 ? <PriceCard edited={edited} /> : null}
          {isDigital ? <FilesCard detail={detail} /> : <OptionsCard edited={edited} />}
          <SearchCard edited={edited} />
        </div>
        <div className="product-column">
          <VisibilityCard detail={detail} />
          <OrganizeCard edited={edited} />
        </div>
      </div>
    </>
  )
}
