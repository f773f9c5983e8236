import { listCalls } from '@sitewright/model/calls/lists'
import { actorOf } from '../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { ListsService } from './lists-service'

const group = 'Mailing lists'

export function listsEndpoints(lists: ListsService): Endpoint[] {
  return [
    defineEndpoint(listCalls.listMailingLists, {
      summary: 'List mailing lists with their counts, oldest first',
      group,
      access: 'panel.open',
      handle: async ({ caller }) => ({ lists: await lists.list(actorOf(caller)) }),
    }),
    defineEndpoint(listCalls.listDeletedMailingLists, {
      summary: 'List mailing lists in the trash, last deleted first',
      group,
      access: 'campaigns.edit',
      handle: async ({ caller }) => ({ lists: await lists.listBin(actorOf(caller)) }),
    }),
    defineEndpoint(listCalls.createMailingList, {
      summary: 'Create a mailing list. A site can have up to 20.',
      group,
      access: 'campaigns.edit',
      handle: ({ body, caller }) => lists.add(actorOf(caller), body.name),
      failures: ['list.too-many'],
    }),
    defineEndpoint(listCalls.changeMailingList, {
      summary: 'Change a mailing list’s name, double opt-in or welcome text',
      group,
      access: 'campaigns.edit',
      handle: ({ params: { listId }, body, caller }) => lists.change(actorOf(caller), listId, body),
    }),
    defineEndpoint(listCalls.deleteMailingList, {
      summary: 'Move a mailing list and its contacts to the trash',
      group,
      access: 'campaigns.edit',
      handle: ({ params: { listId }, caller }) => lists.remove(actorOf(caller), listId),
    }),
    defineEndpoint(listCalls.restoreMailingList, {
      summary: 'Restore a mailing list from the trash',
      group,
      access: 'campaigns.edit',
      handle: ({ params: { listId }, caller }) => lists.restore(actorOf(caller), listId),
      failures: ['list.too-many'],
    }),
  ]
}
