import { accountCalls } from '@sitewright/model/calls/accounts'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { EmailVerification } from './verify-email'

export function confirmationEndpoints(verification: EmailVerification): Endpoint[] {
  return [
    defineEndpoint(accountCalls.sendConfirmation, {
      summary: 'Resend the email that confirms your address',
      group: 'Accounts',
      access: 'account',
      handle: async ({ caller: { account } }) =>
        account === null ? fail('request.unauthorized') : ((await verification.sendAgain(account)) ?? {}),
    }),
  ]
}
