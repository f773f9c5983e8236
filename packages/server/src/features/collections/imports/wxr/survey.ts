import type { Readable } from 'node:stream'
import { contentImportLimits } from '@sitewright/model/collections/content-imports'
import { readWxr } from './read-wxr'
import { type WxrItem, WxrProblem, type WxrSite } from './wxr-entries'

/** A post or page of the file, as far as links and addresses go. */
export type SurveyedPage = Pick<WxrItem, 'id' | 'link' | 'slug' | 'title' | 'date'> & { readonly kind: 'post' | 'page' }

export interface SurveyedFile {
  readonly id: string
  readonly address: string
  readonly altText: string
  readonly parentId: string
}

/** What one look at the whole file tells: what links lead to, which pictures have which id, and that it can be read to its end. */
export interface Survey {
  readonly site: WxrSite
  readonly total: number
  readonly pages: readonly SurveyedPage[]
  readonly files: ReadonlyMap<string, SurveyedFile>
  /** Names that are shown, by login. */
  readonly authors: ReadonlyMap<string, string>
}

/** Words for the owner where the file cannot be imported at all. */
export async function surveyWxr(content: Readable): Promise<Survey | string> {
  let site: WxrSite = { title: '', address: '' }
  let total = 0
  const pages: SurveyedPage[] = []
  const files = new Map<string, SurveyedFile>()
  const authors = new Map<string, string>()
  try {
    for await (const pieces of readWxr(content)) {
      for (const piece of pieces) {
        if (piece.kind === 'site') site = piece.site
        else if (piece.kind === 'author') authors.set(piece.author.login, piece.author.name)
        else if (piece.kind === 'item') {
          total += 1
          if (total > contentImportLimits.entries) return tooMany
          const { id, type, link, slug, title, date, fileAddress: address, altText, parentId } = piece.item
          if (type === 'post' || type === 'page') pages.push({ kind: type, id, link, slug, title, date })
          else if (type === 'attachment') files.set(id, { id, address, altText, parentId })
        }
      }
    }
  } catch (error) {
    if (error instanceof WxrProblem) return error.message
    throw error
  }
  if (!URL.canParse(site.address)) return 'The file doesn’t say which site it comes from. Export it again in WordPress.'
  return total === 0 ? 'The file has no posts or pages.' : { site, total, pages, files, authors }
}

const tooMany = `The file has more than ${contentImportLimits.entries.toLocaleString('en-US')} entries. Export it in parts, such as one year at a time.`
