import { pageCalls } from '@sitewright/model/calls/pages'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { PageServices } from '../store/page-context'
import { createPreviewLink, readPreviewLinks, revokePreviewLink, type SecretServices } from './preview-links'

const group = 'Pages'
const dayMs = 24 * 60 * 60_000
const passMs = 10 * 60_000

export function previewLinkEndpoints(services: PageServices & SecretServices): Endpoint[] {
  return [
    defineEndpoint(pageCalls.listPreviewLinks, {
      summary: 'List active preview links',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, caller }) => readPreviewLinks(services, actorOf(caller).websiteId, pageId),
    }),
    defineEndpoint(pageCalls.createPreviewLink, {
      summary: 'Create a preview link that shows the draft to anyone who has it. Its URL is returned only once.',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, body, caller }) =>
        createPreviewLink(services, actorOf(caller), { pageId, livesMs: body.isPass ? passMs : body.days * dayMs }),
      failures: ['page.not-content', 'page.too-many-previews'],
    }),
    defineEndpoint(pageCalls.revokePreviewLink, {
      summary: 'Revoke a preview link',
      group,
      access: 'pages.edit',
      handle: ({ params: link, caller }) => revokePreviewLink(services, actorOf(caller).websiteId, link),
    }),
  ]
}
