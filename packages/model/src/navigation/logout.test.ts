import { expect, test } from 'vitest'
import { buildLogoutReturnAddress, hasJustLoggedOut, logoutNotice } from './logout'

test('after logout the browser goes to the site root with logout=true', () => {
  expect(buildLogoutReturnAddress()).toBe('/?logout=true')
})

test('after logout in the preview frame its page opens with logout=true', () => {
  expect(buildLogoutReturnAddress('/shop?tag=tea')).toBe('/shop?tag=tea&logout=true')
  expect(buildLogoutReturnAddress('/about#team')).toBe('/about?logout=true#team')
})

test('[NAV-038] the logout notice says that the person is logged out', () => {
  expect(logoutNotice.message).toBe('You have been successfully logged out.')
  expect(logoutNotice.title).toBe('Logout Successful')
})

test('only logout=true announces a logout', () => {
  expect(hasJustLoggedOut('?a=1&logout=true')).toBe(true)
  expect(hasJustLoggedOut('?logout=false')).toBe(false)
  expect(hasJustLoggedOut('')).toBe(false)
})
