import { headerFooterCalls } from '@sitewright/model/calls/header-footer'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { headerFooterAnswer, SiteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import type { Versioned } from '@sitewright/model/site-documents/site-documents'
import type { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { SiteDocumentsService } from './service'

const group = 'Site'
const bodyLimit = 4 * 1024 * 1024

/** Header and footer as lists of sections. The settings of the header's bar stay as they are. */
export function headerFooterEndpoints(documents: SiteDocumentsService): Endpoint[] {
  return [
    defineEndpoint(headerFooterCalls.readSiteHeaderFooter, {
      summary: 'Get the header and footer sections',
      group,
      access: 'panel.open',
      handle: async ({ caller }) => toAnswer(await documents.read(siteOf(caller), 'header-footer')),
    }),
    defineEndpoint(headerFooterCalls.writeSiteHeaderFooter, {
      summary: 'Replace the header and footer sections. With a `version`, only if it’s still the latest.',
      group,
      access: 'languages.edit',
      bodyLimit,
      handle: async ({ body, caller }) => {
        const websiteId = siteOf(caller)
        const stored = await documents.read(websiteId, 'header-footer')
        const next = {
          ...stored.body,
          headerSections: { ...stored.body.headerSections, sections: body.header },
          footer: { ...stored.body.footer, sections: body.footer },
        }
        const change = { name: 'header-footer', version: body.version ?? stored.version, body: next } as const
        const author = { accountId: caller.account?.id ?? null, permissions: caller.permissions }
        const written: Result<Versioned<SiteHeaderFooter>> = await documents.write(websiteId, change, author)
        return isFailure(written) ? written : toAnswer(written)
      },
      failures: ['site.changed-elsewhere'],
    }),
  ]
}

function toAnswer({ version, body }: Versioned<SiteHeaderFooter>): z.output<typeof headerFooterAnswer> {
  return { header: body.headerSections.sections, footer: body.footer.sections, version }
}
