import { signIn, signUp } from '@sitewright/model/accounts/account-answers'
import { isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { platformAddress } from '../../hosts/host-names'
import type { Caller } from '../../http/endpoint'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { Settings } from '../../settings'
import { readDoor } from '../accounts/doors'
import type { Accounts } from '../accounts/service'
import { clearSessionCookies, setSessionCookies } from '../accounts/session-cookies'
import { SignInForm, SignUpForm } from './account-forms'
import { emptyForm, type FormState } from './form-field'
import { readNextPath } from './next-path'
import { formOfFailure, formOfIssues, readForm } from './read-form'
import { goTo, showPage } from './show'

/** Sign up and sign in by plain forms: on the platform's address, and to sign in on a site's built-in address. */
export function accountPlaces(settings: Settings, accounts: Accounts): Place[] {
  function showSignUp(reply: FastifyReply, caller: Caller, form: FormState) {
    const content = <SignUpForm form={form} crumb={caller.crumb} />
    return showPage(reply, settings, caller, { title: 'Start your site', content, status: statusOf(form) })
  }

  async function takeSignUp({ request, reply, findCaller }: PlaceInput) {
    const caller = await findCaller()
    const values = readForm(request, ['displayName', 'email', 'password'])
    const parsed = signUp.safeParse(values)
    if (!parsed.success) return showSignUp(reply, caller, formOfIssues(values, parsed.error))
    const opened = await accounts.signUp(parsed.data, readDoor(request, caller, settings))
    if (isFailure(opened)) return showSignUp(reply, caller, formOfFailure(values, opened))
    setSessionCookies(reply, settings, opened)
    return goTo(reply, places.platformSites)
  }

  async function showSignIn(input: PlaceInput, form: FormState, next: string) {
    const caller = await input.findCaller()
    const siteName = caller.website?.identifier ?? null
    const action = siteName === null ? places.platformLogin : places.configLogin
    const forgotAddress = `${platformAddress(settings)}${places.platformForgotPassword}`
    const props = { action, siteName, next, forgotAddress, form, crumb: caller.crumb }
    const content = <SignInForm {...props} />
    return showPage(input.reply, settings, caller, { title: 'Sign in', content, status: statusOf(form) })
  }

  function signInPlaces(path: string, on: Place['on'], usual: string): Place[] {
    return [
      {
        method: 'GET',
        path,
        on,
        handle: async (input) => {
          const caller = await input.findCaller()
          const next = readNextPath((input.request.query as { next?: unknown }).next, usual)
          const isWelcome = caller.website === null ? caller.account !== null : caller.permissions.has('panel.open')
          if (isWelcome) return goTo(input.reply, next)
          return showSignIn(input, await firstForm(input.request, caller), next)
        },
      },
      {
        method: 'POST',
        path,
        on,
        handle: async (input) => {
          const caller = await input.findCaller()
          const values = readForm(input.request, ['email', 'password', 'next'])
          const next = readNextPath(values.next, usual)
          const parsed = signIn.safeParse({ email: values.email, password: values.password })
          if (!parsed.success) return showSignIn(input, formOfIssues(values, parsed.error), next)
          const opened = await accounts.signIn(parsed.data, readDoor(input.request, caller, settings))
          if (isFailure(opened)) return showSignIn(input, formOfFailure(values, opened), next)
          setSessionCookies(input.reply, settings, opened)
          return goTo(input.reply, next)
        },
      },
    ]
  }

  /** Fills in the address that signed in here last; somebody who may not work on this site is told so. */
  async function firstForm(request: FastifyRequest, caller: Caller): Promise<FormState> {
    if (caller.account !== null) {
      const text = `You are signed in as ${caller.account.email}, who may not work on this site.`
      return { values: {}, errors: { '': text } }
    }
    const email = await accounts.findLastEmail(readDoor(request, caller, settings).brought.lastIdentity)
    return { values: { email }, errors: {} }
  }

  return [
    {
      method: 'GET',
      path: places.platformSignup,
      on: 'platform',
      handle: async ({ reply, findCaller }) => showSignUp(reply, await findCaller(), emptyForm),
    },
    { method: 'POST', path: places.platformSignup, on: 'platform', handle: takeSignUp },
    ...signInPlaces(places.platformLogin, 'platform', places.platformSites),
    ...signInPlaces(places.configLogin, 'built-in', places.config),
    {
      method: 'POST',
      path: places.platformLogout,
      on: 'platform',
      handle: async ({ request, reply, findCaller }) => {
        const caller = await findCaller()
        if (caller.by === 'session') await accounts.signOut(readDoor(request, caller, settings).brought.sessionTokens)
        clearSessionCookies(reply, settings)
        return goTo(reply, places.platformHome)
      },
    },
  ]
}

/** A form that comes back with errors is not an answer that anybody should take for success. */
function statusOf(form: FormState): number {
  return Object.keys(form.errors).length === 0 ? 200 : 400
}
