import { liveCalls } from '@sitewright/model/calls/live'
import { fail } from '@sitewright/model/failures/catalog'
import type { Presence } from '@sitewright/model/live/live-notes'
import { nameOfAccount } from '../../actors/author-names'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { RequestContext } from '../../http/request-context'
import type { Services } from '../../services/services'
import { findPage } from '../pages/store/rows'
import type { LiveHub } from './live-hub'
import { openStream } from './stream'

const group = 'Pages'

type LiveServices = Pick<Services, 'database'>

export function liveEndpoints(
  services: LiveServices,
  hub: LiveHub,
  findCaller: RequestContext['findCaller'],
): Endpoint[] {
  return [
    defineEndpoint(liveCalls.followPage, {
      summary: 'Stream server-sent events: who has the page open, and when it’s saved or published',
      group,
      access: 'panel.open',
      perMinute: 120,
      handle: async ({ params: { pageId }, query, caller, request, reply }) => {
        const { website } = caller
        const person = personOf(caller, query.client, null)
        if (website === null || person === null) return fail('request.not-found')
        const version = await readVersion(services, website.id, pageId)
        if (version === null) return fail('request.not-found')
        if (hub.isFull(website.id, person.accountId)) return fail('page.too-many-live')
        const stream = openStream(request, reply)
        const { send, beat, close } = stream
        const target = { kind: 'site', host: caller.host, website, movedTo: null } as const
        const mayStay = async () => (await findCaller(request, target, caller.address)).permissions.has('panel.open')
        const leave = hub.join({ websiteId: website.id, pageId, person, send, beat, close, mayStay })
        stream.onClose(leave)
        send({ kind: 'version', version })
        return {}
      },
      failures: ['page.too-many-live'],
    }),
    defineEndpoint(liveCalls.tellPresence, {
      summary: 'Tell others which block is selected in a window',
      group,
      access: 'panel.open',
      perMinute: 300,
      handle: async ({ params: { pageId }, body, caller }) => {
        const person = personOf(caller, body.client, body.blockId)
        if (caller.website === null || person === null) return fail('request.not-found')
        if ((await readVersion(services, caller.website.id, pageId)) === null) return fail('request.not-found')
        hub.move(caller.website.id, pageId, person)
        return {}
      },
    }),
  ]
}

function personOf({ account }: Caller, client: string, blockId: string | null): Presence | null {
  return account && { client, accountId: account.id, name: nameOfAccount(account), blockId }
}

function readVersion({ database }: LiveServices, websiteId: string, pageId: string): Promise<number | null> {
  return database.site(websiteId, async (tx) => (await findPage(tx, websiteId, pageId))?.draftVersion ?? null)
}
