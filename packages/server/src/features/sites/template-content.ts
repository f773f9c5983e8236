import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkPage } from '@sitewright/blocks/check-page'
import { isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Services } from '../../services'
import { checkDocument, type SiteDocuments } from '../site-documents/documents'
import type { LoadedTemplate } from './load-template'
import { fillPlaceholders, templateParts } from './template'

export type StoreAsset = (
  services: Services,
  websiteId: string,
  asset: { name: string; content: Readable | Buffer; createdBy: string | null; altText?: string },
) => Promise<Result<{ readonly id: string }>>

export interface SiteContent {
  readonly documents: Pick<SiteDocuments, 'settings' | 'styles' | 'header-footer' | 'url-mappings'>
  readonly pages: readonly { id: string; settings: PageSettings; document: PageDocument }[]
}

interface Making {
  readonly services: Services
  readonly storeAsset: StoreAsset
  readonly websiteId: string
  readonly accountId: string
  readonly title: string
}

/** Stores the template's pictures and makes checked content of the rest. A template that does not fit its schemas throws. */
export async function makeContent(template: LoadedTemplate, making: Making): Promise<SiteContent> {
  const ids = new Map<string, string>()
  for (const page of template.site.pages) ids.set(`page:${page.key}`, making.services.newId())
  for (const asset of template.site.assets)
    ids.set(`asset:${asset.key}`, await storeTemplateAsset(template, asset, making))
  const fill = (value: unknown) => fillPlaceholders(value, ids)
  const { site } = template
  return {
    documents: {
      settings: templateParts.settings.parse({ ...(fill(site.settings) as object), title: making.title }),
      styles: templateParts.styles.parse(fill(site.styles ?? {})),
      'header-footer': checked('header-footer', templateParts.headerFooter.parse(fill(site.headerFooter ?? {}))),
      'url-mappings': checked('url-mappings', { lines: site.urlMappings }),
    },
    pages: site.pages.map((page) => {
      const parentId = page.parentKey === undefined ? null : fill(`page:${page.parentKey}`)
      return {
        id: String(ids.get(`page:${page.key}`)),
        settings: templateParts.page.parse({ ...(fill(page.settings) as object), parentId }),
        document: checkedPage(page.key, fill(page.document)),
      }
    }),
  }
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

function checked<Name extends keyof SiteDocuments>(name: Name, body: SiteDocuments[Name]): SiteDocuments[Name] {
  const result = checkDocument(name, body)
  if (isFailure(result)) throw new Error(`The template's ${name} is wrong: ${JSON.stringify(result.details.errors)}`)
  return result
}

function checkedPage(key: string, document: unknown): PageDocument {
  const result = checkPage(document)
  if ('errors' in result) throw new Error(`The template's page ${key} is wrong: ${JSON.stringify(result.errors)}`)
  return result.page
}
