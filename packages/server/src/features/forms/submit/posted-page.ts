import { type PostedValues, returnName } from '@sitewright/model/forms/fields/posted-inputs'
import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import type { FastifyRequest } from 'fastify'
import type { SiteData } from '../../../render/site-data'
import type { LiveForm } from '../definitions/form-rows'

interface Posting {
  readonly posted: PostedValues
  readonly request: Pick<FastifyRequest, 'headers'>
  readonly form: Pick<LiveForm, 'pageId'>
  readonly site: Pick<SiteData, 'pages' | 'homepageId'>
}

/** The page that a form without scripts was posted from: as the form itself says, else the browser, else the page that has it. */
export function findReturn({ posted, request, form, site }: Posting) {
  const page = site.pages.find(({ id }) => id === form.pageId)
  const own = page === undefined ? '/' : addressOfPage(page.settings.slug, page.id === site.homepageId)
  const said = [posted[returnName] ?? ''].flat()[0] ?? ''
  const place = readPlace(said) ?? readReferrer(request.headers) ?? new URL(own, base)
  return {
    pageId: form.pageId ?? '',
    pagePath: place.pathname,
    pageTitle: page?.settings.title ?? '',
    query: place.searchParams,
    address: place.pathname + place.search,
    /** Back there, at the words that follow a form. */
    addressAfter(formId: string, anchor: string): string {
      const after = new URL(place)
      after.searchParams.set('submitted', formId)
      return `${after.pathname}${after.search}#${anchor}`
    },
  }
}

const base = 'http://site.invalid'
const longest = 2000

/** A path of this site; whatever could lead elsewhere is none. */
function readPlace(text: string): URL | null {
  if (!/^\/(?![/\\])/.test(text) || text.length > longest || !URL.canParse(text, base)) return null
  const place = new URL(text, base)
  return place.origin === base && !place.pathname.startsWith('//') && !place.pathname.startsWith('/api/') ? place : null
}

function readReferrer({ referer = '', host = '' }: FastifyRequest['headers']): URL | null {
  if (!URL.canParse(referer)) return null
  const { host: from, pathname, search } = new URL(referer)
  return from === host ? readPlace(pathname + search) : null
}
