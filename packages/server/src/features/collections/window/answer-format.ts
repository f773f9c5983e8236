import type { RenderedPage } from '../../../cache/page-cache'
import type { ContentRenderer } from '../../../render/render-content'
import { siteDataTags } from '../../../render/site-data'
import type { Database } from '../../../storage/database'
import type { ViewFormat } from './list-query'

/** Lists and items as programs read them: what everybody may read alone is in them. */

export interface FormatParts {
  readonly database: Database
  readonly contents: ContentRenderer
  readonly now: () => number
}

const contentTypes = {
  json: 'application/json; charset=utf-8',
  'json-pretty': 'application/json; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  ical: 'text/calendar; charset=utf-8',
  'main-content': 'text/html; charset=utf-8',
} as const satisfies Record<ViewFormat, string>

export interface Answered {
  readonly body: string
  readonly tags: readonly string[]
  readonly until?: number | null
}

/** Search engines list the pages themselves. */
export function answerIn(format: ViewFormat, { body, tags, until }: Answered, slug: string): RenderedPage {
  const fileName = `${slug.replaceAll('/', '-')}.ics`
  return {
    status: 200,
    contentType: contentTypes[format],
    body,
    tags: [...siteDataTags, ...tags],
    headers: {
      'x-robots-tag': 'noindex',
      ...(format === 'ical' ? { 'content-disposition': `attachment; filename="${fileName}"` } : {}),
    },
    heedsQuery: true,
    until: until ?? undefined,
  }
}
