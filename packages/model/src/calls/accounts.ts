import { z } from 'zod'
import {
  accessToken,
  createdToken,
  markedContributor,
  newToken,
  passwordChange,
  session,
  signIn,
  signUp,
} from '../accounts/account-answers'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const signedIn = z.strictObject({ account: session.shape.account.unwrap(), crumb: z.string() })

export const accountCalls = defineCalls({
  signUp: { method: 'POST', path: api.signup, body: signUp, answer: signedIn, status: 201 },
  signIn: { method: 'POST', path: api.login, body: signIn, answer: signedIn },
  signOut: { method: 'POST', path: api.logout, answer: nothing },
  readSession: { method: 'GET', path: api.session, answer: session },
  readContributor: { method: 'GET', path: api.contributorMark, answer: markedContributor },
  sendConfirmation: { method: 'POST', path: api.confirmation, answer: nothing },
  changePassword: { method: 'PUT', path: api.password, body: passwordChange, answer: signedIn },
  listTokens: { method: 'GET', path: api.tokens, answer: z.strictObject({ tokens: z.array(accessToken) }) },
  createToken: { method: 'POST', path: api.tokens, body: newToken, answer: createdToken, status: 201 },
  revokeToken: { method: 'DELETE', path: api.token, params: z.strictObject({ tokenId: id }), answer: nothing },
})
