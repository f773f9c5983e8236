import { id } from '@sitewright/model/id'
import { mailingList, mailingListChange, mailingListList, newMailingList } from '@sitewright/model/lists/mailing-lists'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from '../pages/actor'
import type { ListsService } from './lists-service'

const group = 'Mailing lists'
const params = z.strictObject({ listId: id })

export function listsEndpoints(lists: ListsService): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listMailingLists',
      method: 'GET',
      path: api.mailingLists,
      summary: 'The mailing lists of the site with their counts, oldest first',
      group,
      access: 'panel.open',
      answer: mailingListList,
      handle: async ({ caller }) => ({ lists: await lists.list(actorOf(caller)) }),
    }),
    defineEndpoint({
      id: 'listDeletedMailingLists',
      method: 'GET',
      path: api.mailingListBin,
      summary: 'The mailing lists in the bin, the last deleted first',
      group,
      access: 'campaigns.edit',
      answer: mailingListList,
      handle: async ({ caller }) => ({ lists: await lists.listBin(actorOf(caller)) }),
    }),
    defineEndpoint({
      id: 'createMailingList',
      method: 'POST',
      path: api.mailingLists,
      summary: 'Makes a mailing list; a site has up to 20',
      group,
      access: 'campaigns.edit',
      body: newMailingList,
      answer: mailingList,
      status: 201,
      handle: ({ body, caller }) => lists.add(actorOf(caller), body.name),
    }),
    defineEndpoint({
      id: 'changeMailingList',
      method: 'PATCH',
      path: api.mailingList,
      summary: 'Changes the name, the double opt-in or the welcome text of a mailing list',
      group,
      access: 'campaigns.edit',
      params,
      body: mailingListChange,
      answer: mailingList,
      handle: ({ params: { listId }, body, caller }) => lists.change(actorOf(caller), listId, body),
    }),
    defineEndpoint({
      id: 'deleteMailingList',
      method: 'DELETE',
      path: api.mailingList,
      summary: 'Moves a mailing list into the bin, with everybody on it',
      group,
      access: 'campaigns.edit',
      params,
      answer: z.strictObject({}),
      handle: ({ params: { listId }, caller }) => lists.remove(actorOf(caller), listId),
    }),
    defineEndpoint({
      id: 'restoreMailingList',
      method: 'POST',
      path: api.mailingListRestore,
      summary: 'Takes a mailing list out of the bin',
      group,
      access: 'campaigns.edit',
      params,
      answer: mailingList,
      handle: ({ params: { listId }, caller }) => lists.restore(actorOf(caller), listId),
    }),
  ]
}
