import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { Tx } from '../../../storage/database'
import { wasMarkupOnSite } from './markup-rows'

const words = 'Only people who can add code to the site can change this.'

interface Markup {
  readonly path: string
  readonly html: string
}

interface Writing {
  readonly websiteId: string
  readonly document: unknown
  /** What stands there now. */
  readonly stored: unknown
  readonly mayInject: boolean
  /** Before the paths of the answer. */
  readonly prefix?: string
}

/**
 * What a form puts into the page after sending runs for every visitor. Who may not put code on the site can take it away, and
 * copy or take back what others wrote; but no text comes to the site by them.
 */
export async function refuseNewMarkup(tx: Tx, writing: Writing): Promise<Failure | null> {
  if (writing.mayInject) return null
  const known = new Set(listMarkup(writing.stored).map(({ html }) => html))
  const errors: Record<string, string> = {}
  for (const { path, html } of listMarkup(writing.document)) {
    if (known.has(html) || (await wasMarkupOnSite(tx, writing.websiteId, html))) known.add(html)
    else errors[`${writing.prefix ?? ''}${path}`] = words
  }
  return Object.keys(errors).length === 0 ? null : fail('request.forbidden', { errors })
}

/** Wherever forms are kept in a document: in blocks of a page or footer, or in the popup. */
function listMarkup(value: unknown, path = ''): Markup[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): Markup[] => {
    const at = path === '' ? key : `${path}.${key}`
    if (key === 'postSubmitHtml') return typeof inner === 'string' && inner !== '' ? [{ path: at, html: inner }] : []
    return listMarkup(inner, at)
  })
}
