import { formatMoney, formatPlainAmount } from '@sitewright/commerce/money/format'
import { listLedgerRows } from '@sitewright/commerce/orders/ledger-rows'
import {
  listAddressLines,
  nameOptions,
  type PaperKind,
  paperLabels,
  paperTitles,
  paymentStateLabels,
  testOrderText,
} from '@sitewright/commerce/orders/order-labels'
import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import type { Money } from '@sitewright/model/commerce/money/money'
import type { OrderDetail, OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { SiteDocuments } from '@sitewright/model/site-documents/site-documents'
import { columnsOf, createSheet, type Sheet } from './lay-out'
import { choosePlain, toWinAnsi } from './win-ansi'
import { writePdf } from './write-pdf'

export interface Paper {
  readonly kind: PaperKind
  readonly order: OrderDetail
  readonly settings: Pick<SiteDocuments['settings'], 'title' | 'language' | 'timeZone'>
}

/** The invoice has the number of its order: both count up in one transaction and have no gaps. */
export function writePaper(paper: Paper): Result<Buffer> {
  const { kind, order, settings } = paper
  const title = `${paperTitles[kind]} ${order.number}`
  const sheet = createSheet()
  sheet.line(settings.title)
  sheet.gap(10)
  sheet.line(title, { size: 20, isBold: true })
  const day = nameDay(order.placedAt, settings)
  sheet.line(kind === 'invoice' ? `${day}, ${paymentStateLabels[order.paymentState]}` : day)
  if (order.isTest) sheet.line(testOrderText, { isBold: true })
  sheet.gap(16)
  sheet.blocks(listPeople(paper))
  sheet.gap(24)
  if (kind === 'invoice') writeInvoice(sheet, paper)
  else writeSlip(sheet, order)
  const pages = sheet.finish(title)
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text))
  // A name that is half shown is worse on paper than none.
  const unknown = texts.find((text) => toWinAnsi(text) === null)
  return unknown === undefined ? writePdf(title, pages) : fail('order.pdf-characters', { values: { text: unknown } })
}

function listPeople({ kind, order, settings: { language } }: Paper): string[][] {
  const { shippingAddress, delivery, email } = order
  const billed = order.billingAddress ?? shippingAddress
  const lines = (address: PostalAddress | null) =>
    address === null ? [] : listAddressLines(address, nameCountry(address.country, language))
  return [
    ...(kind === 'invoice' ? [[paperLabels.billedTo, ...lines(billed), email]] : []),
    ...(shippingAddress === null ? [] : [[paperLabels.shipTo, ...lines(shippingAddress)]]),
    ...(delivery === null ? [] : [[paperLabels.shipping, delivery.name]]),
  ]
}

function nameCountry(country: PostalAddress['country'], language: string): string {
  const nameIn = (locale: string) => new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country) ?? country
  return choosePlain(nameIn(language), () => nameIn('en'))
}

function nameDay(moment: string, { language, timeZone }: Paper['settings']): string {
  const write = (locale: string) => new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', timeZone })
  return choosePlain(write(language), () => write('en'))
}

function showMoney(money: Money, locale: string): string {
  return choosePlain(formatMoney(money, { locale }), () => `${formatPlainAmount(money)} ${money.currency}`)
}

function nameLine(line: OrderLine): string {
  return [line.title, nameOptions(line), line.sku && `${paperLabels.sku}: ${line.sku}`].filter(Boolean).join(' · ')
}

function writeInvoice(sheet: Sheet, { order, settings }: Paper): void {
  const columns = columnsOf(4)
  const show = (cents: number) => showMoney({ cents, currency: order.currency }, settings.language)
  const { item, quantity, price, amount } = paperLabels
  const lines = order.lines.map((line) => [
    ...[nameLine(line), String(line.quantity)],
    ...[show(line.unitPriceCents), show(line.unitPriceCents * line.quantity)],
  ])
  sheet.table([item, quantity, price, amount], columns, lines)
  const rows = listLedgerRows(order)
  for (const [at, { name, amountCents }] of rows.entries())
    sheet.row([name, '', '', show(amountCents)], columns, { isBold: at === rows.length - 1 })
  const returned = order.refunds.reduce((sum, it) => sum + (it.state === 'done' ? it.amountCents : 0), 0)
  if (returned > 0) sheet.row([paperLabels.refunded, '', '', show(-returned)], columns)
}

function writeSlip(sheet: Sheet, { lines, note }: OrderDetail): void {
  const shipped = lines.filter(({ requiresDelivery }) => requiresDelivery)
  if (shipped.length === 0) sheet.line(paperLabels.nothingToShip)
  else
    sheet.table(
      [paperLabels.item, paperLabels.quantity],
      columnsOf(2),
      shipped.map((line) => [nameLine(line), String(line.quantity)]),
    )
  if (note === '') return
  sheet.gap(16)
  sheet.line(paperLabels.note, { isBold: true })
  sheet.line(note)
}
