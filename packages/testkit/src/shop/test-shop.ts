import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { ApiAnswer, ApiClient } from '../client/api-client'

export interface ShopProduct {
  readonly title: string
  readonly slug?: string
  readonly storeId?: string
  readonly productType?: string
  readonly priceCents?: number
  /** Of the product beyond its title and price, as the call that changes it takes them. */
  readonly details?: object
  readonly options?: readonly { name: string; values: readonly string[] }[]
  /** By the values of the options, joined by ' / '; '' is the only one. */
  readonly variants?: Readonly<Record<string, object>>
  /** In stock: of each, or in the same way; what is not named is sold without counting. */
  readonly stock?: number | Readonly<Record<string, number>>
  readonly isDraft?: boolean
}

/** What owners do with a store, through the API. Each call must work. */
export function createShopOwner(client: ApiClient) {
  const at = (path: string, productId: string) => fillPath(path, { productId })

  async function changeVariants(product: ProductDetail, { variants = {}, stock = {} }: ShopProduct): Promise<void> {
    const changes = product.variants.map((variant) => {
      const name = nameOf(variant)
      const count = typeof stock === 'number' ? stock : stock[name]
      return {
        id: variant.id,
        unlimited: count === undefined,
        ...(count === undefined ? {} : { stock: count }),
        ...variants[name],
      }
    })
    if (changes.length > 0) expectStatus(await client.patch(api.variants, { variants: changes }), 200)
  }

  async function read(productId: string): Promise<ProductDetail> {
    return expectStatus(await client.get(at(api.product, productId)), 200).body
  }

  return {
    read,
    async add(wanted: ShopProduct): Promise<ProductDetail> {
      const { title, slug, storeId, productType, priceCents = 1000, details, options } = wanted
      const made = { title, slug, storeId, priceCents, productType }
      const { id } = expectStatus(await client.post(api.products, made), 201).body
      if (details !== undefined) expectStatus(await client.patch(at(api.product, id), details), 200)
      if (options !== undefined) expectStatus(await client.put(at(api.productOptions, id), { options }), 200)
      await changeVariants(await read(id), wanted)
      if (wanted.isDraft !== true)
        expectStatus(await client.put(at(api.productState, id), { workflowState: 'PUBLISHED' }), 200)
      return read(id)
    },
    async setState(productId: string, workflowState: 'PUBLISHED' | 'DRAFT'): Promise<void> {
      expectStatus(await client.put(at(api.productState, productId), { workflowState }), 200)
    },
    async changeVariant(variantId: string, change: object): Promise<void> {
      expectStatus(await client.patch(fillPath(api.variant, { variantId }), change), 200)
    },
    async remove(productId: string): Promise<void> {
      expectStatus(await client.delete(at(api.product, productId)), 200)
    },
    async change(productId: string, change: object): Promise<void> {
      expectStatus(await client.patch(at(api.product, productId), change), 200)
    },
    async setStock(variantId: string, set: number): Promise<void> {
      expectStatus(await client.post(fillPath(api.variantStock, { variantId }), { set }), 200)
    },
    async addCategory(name: string, more: object = {}): Promise<string> {
      return expectStatus(await client.post(api.categories, { name, ...more }), 201).body.id
    },
  }
}

/** The values of its options, joined by ' / '. */
export function nameOf(variant: ProductDetail['variants'][number]): string {
  return variant.optionValues.map(({ value }) => value).join(' / ')
}

export function variantOf(product: ProductDetail, name: string): ProductDetail['variants'][number] {
  const found = product.variants.find((variant) => nameOf(variant) === name)
  if (!found) throw new Error(`${product.title} has no ${name}`)
  return found
}

function expectStatus(answer: ApiAnswer, status: number): ApiAnswer {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
  return answer
}
