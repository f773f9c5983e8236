import { fail, isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { MailAnswers } from './answer-mail'

/** For the machines of mail providers, which send a form of either kind; what counts is the address. */
export function leaveEndpoint(answers: Pick<MailAnswers, 'leave'>): Endpoint {
  return defineEndpoint({
    id: 'leaveListByOneClick',
    method: 'POST',
    path: places.newsletterLeaveLink,
    summary: 'Ends a subscription, as the List-Unsubscribe header of its mails says (RFC 8058)',
    group: 'Mailing lists',
    access: 'public',
    perMinute: 60,
    handlesBody: true,
    bodyLimit: 4096,
    params: z.strictObject({ code: z.string().max(200) }),
    answer: z.strictObject({}),
    handle: async ({ params: { code }, caller }) => {
      if (caller.website === null) return fail('request.not-found')
      const left = await answers.leave(caller.website.id, code)
      return isFailure(left) ? left : {}
    },
  })
}
