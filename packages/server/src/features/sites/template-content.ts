import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkPage } from '@sitewright/blocks/page/check-page'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { type SiteSettings, siteSettings } from '@sitewright/model/site/settings'
import type { SiteDocumentName, SiteDocuments } from '@sitewright/model/site-documents/site-documents'
import { checkDocument } from '../../content/documents'
import type { Services } from '../../services/services'
import type { FillNames } from './fill-store'
import type { LoadedTemplate } from './load-template'
import { fillTemplate, type OwnersWords, templateParts } from './template'

export type StoreAsset = (
  services: Services,
  websiteId: string,
  asset: { name: string; content: Readable | Buffer; createdBy: string | null; altText?: string },
) => Promise<Result<{ readonly id: string }>>

/** Those that a template may say something about. */
export const templateDocuments = [
  'settings',
  'styles',
  'header-footer',
  'authors',
  'url-mappings',
  'store',
  'delivery',
  'tax',
] as const

export interface SiteContent {
  readonly documents: Pick<SiteDocuments, (typeof templateDocuments)[number]>
  readonly pages: readonly {
    readonly id: string
    readonly settings: PageSettings
    readonly document: PageDocument
    /** Of an item. */
    readonly collectionId: string | null
  }[]
  /** Puts the ids of its pages and pictures in the place of their names. */
  readonly fill: FillNames
}

interface Making {
  readonly services: Services
  readonly storeAsset: StoreAsset
  readonly websiteId: string
  readonly accountId: string
  readonly words: OwnersWords
  /** The template's own business stays as it is. */
  readonly isStarter: boolean
}

/** Stores the template's pictures and makes checked content of the rest. A template that does not fit its schemas throws. */
export async function makeContent(template: LoadedTemplate, making: Making): Promise<SiteContent> {
  const ids = new Map<string, string>()
  const { site, store } = template
  const pages = listPages(template)
  for (const page of pages) ids.set(`page:${page.key}`, making.services.newId())
  for (const asset of [...site.assets, ...(store?.assets ?? [])])
    ids.set(`asset:${asset.key}`, await storeTemplateAsset(template, asset, making))
  const timeZone = siteSettings.shape.timeZone.parse(site.settings.timeZone)
  const day = { now: making.services.now(), timeZone }
  const fill: FillNames = (value, more) => fillTemplate(value, new Map([...ids, ...(more ?? [])]), making.words, day)
  const given = fill(site.settings) as object
  const settings = templateParts.settings.parse({ ...given, title: making.words.title })
  return {
    documents: {
      settings: making.isStarter ? settings : withoutBusiness(settings, making.words),
      styles: templateParts.styles.parse(fill(site.styles ?? {})),
      'header-footer': checked('header-footer', templateParts.headerFooter.parse(fill(site.headerFooter ?? {}))),
      authors: templateParts.authors.parse(fill(site.authors ?? {})),
      'url-mappings': checked('url-mappings', { lines: site.urlMappings }),
      store: templateParts.store.parse(fill(store?.settings ?? {})),
      delivery: templateParts.delivery.parse(fill(store?.delivery ?? {})),
      tax: templateParts.tax.parse(fill(store?.tax ?? {})),
    },
    fill,
    pages: pages.map((page) => {
      const parentId = page.parentKey === undefined ? null : fill(`page:${page.parentKey}`)
      const id = String(ids.get(`page:${page.key}`))
      return {
        id,
        collectionId: page.collectionKey === undefined ? null : String(fill(`page:${page.collectionKey}`)),
        settings: settingsOfPage(
          { ...(fill(page.settings) as object), parentId },
          { isDescribed: making.isStarter || settings.homepageId !== id },
        ),
        document: checkedPage(page.key, fill(page.document)),
      }
    }),
  }
}

/** What the template says of its business; where to write is the owner's already. */
function withoutBusiness(settings: SiteSettings, { description }: OwnersWords): SiteSettings {
  const socialAccounts = settings.socialAccounts.filter(({ network }) => network === 'email')
  return { ...settings, tagline: '', description, socialAccounts }
}

/** The home page is described by what its owner says of the site. */
function settingsOfPage(given: object, { isDescribed }: { readonly isDescribed: boolean }): PageSettings {
  const settings = templateParts.page.parse(given)
  return isDescribed ? settings : { ...settings, description: '' }
}

function listPages({ site: { pages }, store }: LoadedTemplate) {
  if (store === null) return pages
  const place = pages.findIndex(({ key }) => key === store.pageAfter) + 1
  return pages.toSpliced(place, 0, store.page)
}

async function storeTemplateAsset(
  { folder, name }: LoadedTemplate,
  asset: { file: string; altText: string },
  { services, storeAsset, websiteId, accountId }: Making,
): Promise<string> {
  if (folder === null) throw new Error(`The template ${name} has no files`)
  const stored = await storeAsset(services, websiteId, {
    name: basename(asset.file),
    content: createReadStream(join(folder, asset.file)),
    createdBy: accountId,
    altText: asset.altText,
  })
  if (isFailure(stored)) throw new Error(`The template ${name} has a bad file ${asset.file}: ${stored.text}`)
  return stored.id
}

function checked<Name extends SiteDocumentName>(name: Name, body: SiteDocuments[Name]): SiteDocuments[Name] {
  const result = checkDocument(name, body)
  if (isFailure(result)) throw new Error(`The template's ${name} is wrong: ${JSON.stringify(result.errors)}`)
  return result
}

function checkedPage(key: string, document: unknown): PageDocument {
  const result = checkPage(document)
  if ('errors' in result) throw new Error(`The template's page ${key} is wrong: ${JSON.stringify(result.errors)}`)
  return result.page
}
