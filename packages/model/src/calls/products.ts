import { z } from 'zod'
import {
  newProduct,
  optionsChange,
  productChange,
  productDetail,
  productFileUpload,
  productList,
  productOrder,
  productQuery,
  productStateChange,
  variantChange,
  variantsChange,
} from '../commerce/products/product-answers'
import {
  productImport,
  productImportDetail,
  productImportList,
  productImportUpload,
} from '../commerce/products/product-imports'
import { stockAdjustment, stockLog } from '../commerce/products/stock'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { noBody, nothing } from './no-content'

const params = z.strictObject({ productId: id })
const ofFile = z.strictObject({ productId: id, fileId: id })
const ofVariant = z.strictObject({ variantId: id })

export const productCalls = defineCalls({
  listProducts: { method: 'GET', path: api.products, query: productQuery, answer: productList },
  createProduct: { method: 'POST', path: api.products, body: newProduct, answer: productDetail, status: 201 },
  readProduct: { method: 'GET', path: api.product, params, answer: productDetail },
  changeProduct: { method: 'PATCH', path: api.product, params, body: productChange, answer: productDetail },
  deleteProduct: { method: 'DELETE', path: api.product, params, answer: nothing },
  restoreProduct: { method: 'POST', path: api.productRestore, params, body: noBody, answer: productDetail },
  changeProductState: {
    method: 'PUT',
    path: api.productState,
    params,
    body: productStateChange,
    answer: productDetail,
  },
  duplicateProduct: {
    method: 'POST',
    path: api.productDuplicate,
    params,
    body: noBody,
    answer: productDetail,
    status: 201,
  },
  arrangeProduct: { method: 'PUT', path: api.productOrder, params, body: productOrder, answer: nothing },
  changeProductOptions: {
    method: 'PUT',
    path: api.productOptions,
    params,
    body: optionsChange,
    answer: productDetail,
  },
  addProductFile: {
    method: 'POST',
    path: api.productFiles,
    params,
    parts: productFileUpload,
    answer: productDetail,
    status: 201,
  },
  readProductFile: {
    method: 'GET',
    path: api.productFile,
    params: ofFile,
    answer: z.unknown(),
    answerTypes: ['application/octet-stream'],
  },
  removeProductFile: { method: 'DELETE', path: api.productFile, params: ofFile, answer: productDetail },
  exportProducts: { method: 'GET', path: api.productsCsv, answer: z.unknown(), answerTypes: ['text/csv'] },
  importProducts: {
    method: 'POST',
    path: api.productImports,
    parts: productImportUpload,
    answer: productImport,
    status: 201,
  },
  listProductImports: { method: 'GET', path: api.productImports, answer: productImportList },
  readProductImport: {
    method: 'GET',
    path: api.productImport,
    params: z.strictObject({ importId: id }),
    answer: productImportDetail,
  },
  listProductTags: {
    method: 'GET',
    path: api.productTags,
    answer: z.strictObject({ tags: z.array(z.string()) }),
  },
  changeVariant: { method: 'PATCH', path: api.variant, params: ofVariant, body: variantChange, answer: productDetail },
  changeVariants: { method: 'PATCH', path: api.variants, body: variantsChange, answer: nothing },
  adjustStock: {
    method: 'POST',
    path: api.variantStock,
    params: ofVariant,
    body: stockAdjustment,
    answer: stockLog.pick({ qtyInStock: true }),
  },
  readStock: {
    method: 'GET',
    path: api.variantStock,
    params: ofVariant,
    query: z.strictObject({ cursor: id.optional() }),
    answer: stockLog,
  },
})
