import { listCalls } from '@sitewright/model/calls/lists'
import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { MailAnswers } from './answer-mail'

/** For the machines of mail providers, which send a form of either kind; what counts is the address. */
export function leaveEndpoint(answers: Pick<MailAnswers, 'leave'>): Endpoint {
  return defineEndpoint(listCalls.leaveListByOneClick, {
    summary: 'Unsubscribe with one click, from the List-Unsubscribe header of an email (RFC 8058)',
    group: 'Mailing lists',
    access: 'public',
    perMinute: 60,
    bodyLimit: 4096,
    handle: async ({ params: { code }, caller }) => {
      if (caller.website === null) return fail('request.not-found')
      const left = await answers.leave(caller.website.id, code)
      return isFailure(left) ? left : {}
    },
    failures: ['list.link-unknown', 'list.unknown'],
  })
}
