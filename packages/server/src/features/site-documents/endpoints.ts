import type { Permission } from '@sitewright/model/accounts/permissions'
import { fail } from '@sitewright/model/failures/catalogue'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { type SiteDocumentName, type SiteDocuments, siteDocuments } from './documents'
import type { SiteDocumentsService } from './service'

const group = 'Site'
/** A footer is a whole page document. */
const bodyLimit = 4 * 1024 * 1024

interface DocumentCalls {
  readonly name: SiteDocumentName
  readonly path: string
  readonly idPart: string
  readonly label: string
  readonly edit: Permission
}

const calls: readonly DocumentCalls[] = [
  { name: 'settings', path: api.siteSettings, idPart: 'Settings', label: 'the settings', edit: 'settings.edit' },
  { name: 'styles', path: api.siteStyles, idPart: 'Styles', label: 'the styles', edit: 'design.edit' },
  {
    name: 'header-footer',
    path: api.siteHeaderFooter,
    idPart: 'HeaderFooter',
    label: 'the header and the footer',
    edit: 'design.edit',
  },
  {
    name: 'url-mappings',
    path: api.urlMappings,
    idPart: 'UrlMappings',
    label: 'the mappings of old addresses to new ones',
    edit: 'settings.edit',
  },
  {
    name: 'cookie-banner',
    path: api.cookieBanner,
    idPart: 'CookieBanner',
    label: 'the cookie banner and the cookie policy',
    edit: 'settings.edit',
  },
  { name: 'popup', path: api.popup, idPart: 'Popup', label: 'the popup', edit: 'settings.edit' },
  {
    name: 'announcement',
    path: api.announcement,
    idPart: 'Announcement',
    label: 'the announcement bar',
    edit: 'settings.edit',
  },
  {
    name: 'mobile-info-bar',
    path: api.mobileInfoBar,
    idPart: 'MobileInfoBar',
    label: 'the mobile info bar',
    edit: 'settings.edit',
  },
  { name: 'badges', path: api.badges, idPart: 'Badges', label: 'the badge bar', edit: 'settings.edit' },
  {
    name: 'members',
    path: api.memberSettings,
    idPart: 'MemberSettings',
    label: 'who may become a member',
    edit: 'members.manage',
  },
]

export function siteDocumentsEndpoints(documents: SiteDocumentsService): Endpoint[] {
  return calls.flatMap(({ name, path, idPart, label, edit }) => {
    const schema: z.ZodType = siteDocuments[name]
    const answer = z.strictObject({ version: z.number().int(), body: schema })
    return [
      defineEndpoint({
        id: `readSite${idPart}`,
        method: 'GET',
        path,
        summary: `Read ${label} of the site.`,
        group,
        access: 'panel.open',
        answer,
        handle: async ({ caller }) =>
          caller.website === null ? fail('request.not-found') : documents.read(caller.website.id, name),
      }),
      defineEndpoint({
        id: `writeSite${idPart}`,
        method: 'PUT',
        path,
        summary: `Replace ${label} of the site. \`version\` is the one that you read.`,
        group,
        access: edit,
        body: z.strictObject({ version: z.number().int().min(0), body: schema }),
        bodyLimit,
        answer,
        handle: async ({ body, caller }) => {
          if (caller.website === null) return fail('request.not-found')
          const change = { name, version: body.version, body: body.body as SiteDocuments[SiteDocumentName] }
          const author = { accountId: caller.account?.id ?? null, permissions: caller.permissions }
          return documents.write(caller.website.id, change, author)
        },
      }),
    ]
  })
}
