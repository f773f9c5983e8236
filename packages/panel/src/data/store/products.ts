import { productCalls } from '@sitewright/model/calls/products'
import type { WorkflowState } from '@sitewright/model/commerce/products/product'
import type {
  NewProduct,
  OptionsChange,
  ProductChange,
  ProductDetail,
  ProductQuery,
  VariantsChange,
} from '@sitewright/model/commerce/products/product-answers'
import type { StockAdjustment } from '@sitewright/model/commerce/products/stock'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { callAddress } from '../calls/call-address'
import { sendUpload } from '../files/send-upload'
import { queryClient, queryKeys } from '../queries'
import { shelvesKey } from './shelves'

export type ProductFilter = Omit<ProductQuery, 'cursor' | 'limit'>

export const productsKey = ['products'] as const
const tagsKey = ['product-tags'] as const
export const variantsKey = ['variants'] as const
const productKey = (productId: string) => ['product', productId] as const
const stockKey = (variantId: string) => ['stock', variantId] as const

export function useProducts(filter: ProductFilter, limit = 100) {
  return useInfiniteQuery({
    queryKey: [...productsKey, filter, limit],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi(productCalls.listProducts, { query: { ...filter, limit, cursor: pageParam || undefined } }),
    getNextPageParam: (page) => page.nextCursor,
  })
}

export function useProduct(productId: string) {
  return useQuery({ queryKey: productKey(productId), queryFn: () => readProduct(productId) })
}

export function readProduct(productId: string): Promise<ProductDetail> {
  return callApi(productCalls.readProduct, { params: { productId } })
}

export function useProductTags() {
  return useQuery({
    queryKey: tagsKey,
    queryFn: async () => (await callApi(productCalls.listProductTags)).tags,
  })
}

/** What lists show may be another now. */
export async function tellProducts(): Promise<void> {
  await Promise.all(
    [productsKey, variantsKey, tagsKey, shelvesKey, queryKeys.pages].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

function rememberProduct(detail: ProductDetail): ProductDetail {
  queryClient.setQueryData(productKey(detail.id), detail)
  void tellProducts()
  return detail
}

export async function createProduct(body: NewProduct): Promise<ProductDetail> {
  return rememberProduct(await callApi(productCalls.createProduct, { body }))
}

export async function changeProduct(productId: string, body: ProductChange): Promise<ProductDetail> {
  return rememberProduct(await callApi(productCalls.changeProduct, { params: { productId }, body }))
}

export async function deleteProduct(productId: string): Promise<void> {
  await callApi(productCalls.deleteProduct, { params: { productId } })
  queryClient.removeQueries({ queryKey: productKey(productId) })
}

export async function restoreProduct(productId: string): Promise<void> {
  rememberProduct(await callApi(productCalls.restoreProduct, { params: { productId } }))
}

export async function changeProductState(
  productId: string,
  state: { readonly workflowState: WorkflowState; readonly at?: string },
): Promise<ProductDetail> {
  return rememberProduct(await callApi(productCalls.changeProductState, { params: { productId }, body: state }))
}

export async function duplicateProduct(productId: string): Promise<ProductDetail> {
  return rememberProduct(await callApi(productCalls.duplicateProduct, { params: { productId } }))
}

export async function arrangeProduct(productId: string, beforeId: string | null): Promise<void> {
  await callApi(productCalls.arrangeProduct, { params: { productId }, body: { beforeId } })
  await tellProducts()
}

export async function changeOptions(productId: string, body: OptionsChange): Promise<ProductDetail> {
  return rememberProduct(await callApi(productCalls.changeProductOptions, { params: { productId }, body }))
}

interface SentFile {
  readonly file: File
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

export async function addProductFile(productId: string, { file, ...options }: SentFile): Promise<ProductDetail> {
  const call = productCalls.addProductFile
  const address = callAddress(call, { params: { productId } })
  return rememberProduct(await sendUpload(call, { ...options, address, parts: { file } }))
}

export async function removeProductFile(productId: string, fileId: string): Promise<ProductDetail> {
  return rememberProduct(await callApi(productCalls.removeProductFile, { params: { productId, fileId } }))
}

export function addressOfProductFile(productId: string, fileId: string): string {
  return callAddress(productCalls.readProductFile, { params: { productId, fileId } })
}

/** All of them or none. */
export async function changeVariants(variants: VariantsChange['variants']): Promise<void> {
  await callApi(productCalls.changeVariants, { body: { variants } })
  await tellProducts()
}

/** What is on the host now, for who has it open. */
export async function readProductAgain(productId: string): Promise<ProductDetail> {
  return rememberProduct(await readProduct(productId))
}

export async function adjustStock(
  { variantId, productId }: { readonly variantId: string; readonly productId: string },
  adjustment: StockAdjustment,
): Promise<number> {
  const { qtyInStock } = await callApi(productCalls.adjustStock, { params: { variantId }, body: adjustment })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: stockKey(variantId) }),
    queryClient.invalidateQueries({ queryKey: productKey(productId) }),
    tellProducts(),
  ])
  return qtyInStock
}

export function useStockLog(variantId: string) {
  return useInfiniteQuery({
    queryKey: stockKey(variantId),
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callApi(productCalls.readStock, { params: { variantId }, query: { cursor: pageParam || undefined } }),
    getNextPageParam: (page) => page.nextCursor,
  })
}
