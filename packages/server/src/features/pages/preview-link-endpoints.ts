import { id } from '@sitewright/model/id'
import { createdPreviewLink, newPreviewLink, previewLink } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from './actor'
import type { PageServices } from './page-context'
import { createPreviewLink, readPreviewLinks, revokePreviewLink, type SecretServices } from './preview-links'

const group = 'Pages'
const params = z.strictObject({ pageId: id })

export function previewLinkEndpoints(services: PageServices & SecretServices): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listPreviewLinks',
      method: 'GET',
      path: api.pagePreviewLinks,
      summary: 'The links to the draft that still work',
      group,
      access: 'pages.edit',
      params,
      answer: z.strictObject({ links: z.array(previewLink) }),
      handle: ({ params: { pageId }, caller }) => readPreviewLinks(services, actorOf(caller).websiteId, pageId),
    }),
    defineEndpoint({
      id: 'createPreviewLink',
      method: 'POST',
      path: api.pagePreviewLinks,
      summary: 'A link that shows the draft to whoever has it; its address is told this once',
      group,
      access: 'pages.edit',
      params,
      body: newPreviewLink,
      answer: createdPreviewLink,
      status: 201,
      handle: ({ params: { pageId }, body, caller }) =>
        createPreviewLink(services, actorOf(caller), { pageId, days: body.days }),
    }),
    defineEndpoint({
      id: 'revokePreviewLink',
      method: 'DELETE',
      path: api.pagePreviewLink,
      summary: 'Ends a link to the draft',
      group,
      access: 'pages.edit',
      params: z.strictObject({ pageId: id, linkId: id }),
      answer: z.strictObject({}),
      handle: ({ params: link, caller }) => revokePreviewLink(services, actorOf(caller).websiteId, link),
    }),
  ]
}
