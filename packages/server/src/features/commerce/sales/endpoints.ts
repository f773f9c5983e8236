import { salesCalls } from '@sitewright/model/calls/sales'
import { chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import type { Sales, SalesFigures, SalesQuery } from '@sitewright/model/commerce/orders/sales'
import { fail } from '@sitewright/model/failures/catalog'
import { findWebsiteById } from '../../../hosts/rows'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import type { SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { countSales, listBestSellers, listSources, type SalesRange, sumRefunds } from './rows'

interface SalesParts {
  readonly services: Pick<Services, 'database'>
  readonly siteData: SiteDataSource
}

export function salesEndpoints({ services: { database }, siteData }: SalesParts): Endpoint[] {
  return [
    defineEndpoint(salesCalls.readSales, {
      summary:
        'Get sales for a period and the period before: orders, sales, refunds, unpaid orders, best sellers and sources',
      group: 'Orders',
      access: 'store.manage',
      area: 'orders',
      handle: async ({ query, caller }) => {
        const websiteId = siteOf(caller)
        const website = await database.platform((tx) => findWebsiteById(tx, websiteId))
        if (website === null) return fail('request.not-found')
        const currency = chooseStoreCurrency((await siteData.load(website)).store.selectedCurrency)
        return database.site(websiteId, (tx) => readSales(tx, { websiteId, currency }, query))
      },
    }),
  ]
}

type Store = Pick<SalesRange, 'websiteId' | 'currency'>

async function readSales(tx: Tx, store: Store, { from, before, tests }: SalesQuery): Promise<Sales> {
  const [start, end] = [Date.parse(from), Date.parse(before)]
  const rangeOf = (first: number, last: number): SalesRange => ({
    ...store,
    from: new Date(first),
    before: new Date(last),
    hasTests: tests === 'true',
  })
  const range = rangeOf(start, end)
  return {
    currency: store.currency,
    figures: await readFigures(tx, range),
    previous: await readFigures(tx, rangeOf(start - (end - start), start)),
    products: await listBestSellers(tx, range),
    sources: await listSources(tx, range),
  }
}

async function readFigures(tx: Tx, range: SalesRange): Promise<SalesFigures> {
  const counted = await countSales(tx, range)
  const refundedCents = await sumRefunds(tx, range)
  return {
    ...counted,
    refundedCents,
    netCents: counted.salesCents - refundedCents,
    averageCents: counted.orders === 0 ? 0 : Math.round(counted.salesCents / counted.orders),
  }
}
