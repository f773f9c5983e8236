import { z } from 'zod'
import { passwordChange } from '../accounts/account-answers'
import { memberAccount, memberProfileChange, memberReset, memberResetRequest, memberSignUp } from '../accounts/members'
import { siteUserLogin, siteUserLoginAnswer } from '../accounts/site-user-session'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

/** What members of a site do themselves. */
export const memberCalls = defineCalls({
  joinAsMember: { method: 'POST', path: api.siteUserAccount, body: memberSignUp, answer: nothing },
  readMemberAccount: { method: 'GET', path: api.siteUserAccount, answer: memberAccount },
  changeMemberAccount: {
    method: 'PATCH',
    path: api.siteUserAccount,
    body: memberProfileChange,
    answer: memberProfileChange,
  },
  askForMemberPassword: { method: 'POST', path: api.siteUserReset, body: memberResetRequest, answer: nothing },
  resetMemberPassword: { method: 'PUT', path: api.siteUserReset, body: memberReset, answer: nothing },
  signInAsMember: { method: 'POST', path: api.siteUserSession, body: siteUserLogin, answer: siteUserLoginAnswer },
  signOutAsMember: {
    method: 'DELETE',
    path: api.siteUserSession,
    query: z.strictObject({ cloneCart: z.enum(['true', 'false']).default('true') }),
    answer: nothing,
  },
  changeMemberPassword: {
    method: 'PUT',
    path: api.siteUserPassword,
    body: passwordChange,
    answer: siteUserLoginAnswer,
  },
})
