import { z } from 'zod'
import { measurementUnits } from '../../reference/products'
import { checkoutSettings } from '../checkout/checkout-settings'
import { currencyCodes } from '../money/currencies'
import { downloadSettings } from '../orders/download-settings'
import { orderMailSettings } from '../orders/order-mail-words'
import { priceCents } from '../products/product'

/** As a browser writes it: scheme, host and port, and nothing behind them. */
const storefrontOrigin = z
  .string()
  .max(300)
  .refine(isOrigin, 'Enter an origin such as https://shop.example.com, without a path.')

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** What the owner sets for the whole store. */
export const storeSettings = z.strictObject({
  /** Null sells in US dollars. */
  selectedCurrency: z.enum(currencyCodes).nullable().default(null),
  measurementStandard: z.enum(measurementUnits).default(measurementUnits.metric),
  /** Adding a product leads straight to the checkout. */
  expressCheckout: z.boolean().default(false),
  /** Orders below it are not taken; null takes any. */
  minimumSubtotalCents: priceCents.nullable().default(null),
  /** 'Only 3 left' stands at what has as many or fewer; 0 never shows it. */
  lowStockAt: z.int().min(0).max(1000).default(5),
  /** Pages there may use cart, checkout and products of this store by the API. */
  storefrontOrigins: z.array(storefrontOrigin).max(20, 'At most 20 origins.').default([]),
  checkout: checkoutSettings.prefault({}),
  downloads: downloadSettings.prefault({}),
  /** Own words of the emails to customers. */
  mails: orderMailSettings.prefault({}),
})
export type StoreSettings = z.infer<typeof storeSettings>
