import { expect, test } from 'vitest'
import {
  buildSiteUserHeaders,
  describeSiteUserLogin,
  describeSiteUserLogout,
  shouldRepeatLogout,
} from './site-user-calls'
import { siteUserLogin, siteUserLoginAnswer } from './site-user-session'

test('[AUTH-013] a login is a POST with email, password and rememberMe', () => {
  const login = { email: 'ann@daisy.example', password: 'tea and cake', rememberMe: true }
  expect(describeSiteUserLogin(login)).toEqual({
    method: 'POST',
    address: '/api/site-users/account/session',
    body: login,
  })
  expect(siteUserLogin.parse(login)).toEqual(login)
  expect(siteUserLogin.safeParse({ ...login, rememberMe: 'yes' }).success).toBe(false)
  expect(siteUserLogin.safeParse({ ...login, isAdmin: true }).success).toBe(false)
})

test('[AUTH-014] the login answer supplies xsrfToken', () => {
  expect(siteUserLoginAnswer.parse({ xsrfToken: 't1', other: 1 })).toEqual({ xsrfToken: 't1' })
  expect(siteUserLoginAnswer.safeParse({}).success).toBe(false)
})

test('[AUTH-015] after login, calls carry the token in the anti-forgery header', () => {
  expect(buildSiteUserHeaders('t1')).toEqual({ 'X-Siteuser-Xsrf-Token': 't1' })
})

test('[AUTH-016] before login, calls carry no token', () => {
  expect(buildSiteUserHeaders(undefined)).toEqual({})
})

test('[AUTH-017] a logout is a DELETE with the boolean query cloneCart, true unless told otherwise', () => {
  expect(describeSiteUserLogout({ cloneCart: false })).toEqual({
    method: 'DELETE',
    address: '/api/site-users/account/session?cloneCart=false',
  })
  expect(describeSiteUserLogout().address).toBe('/api/site-users/account/session?cloneCart=true')
})

test('[AUTH-018] a logout that answers crumbFail is repeated once', () => {
  expect(shouldRepeatLogout({ crumbFail: true }, false)).toBe(true)
  expect(shouldRepeatLogout({}, false)).toBe(false)
})

test('[AUTH-019] a repeated logout that answers crumbFail again is not repeated', () => {
  expect(shouldRepeatLogout({ crumbFail: true }, true)).toBe(false)
})
