import { expect, test } from 'vitest'
import { callMethods, describeCall } from './describe-call'

test('[DATA-005] every call, whatever its method, has a crumb in its query', () => {
  for (const method of callMethods) {
    expect(describeCall({ method, address: '/api/pages', crumb: 'a/b' })).toEqual({
      method,
      url: '/api/pages?crumb=a%2Fb',
      credentials: 'same-origin',
    })
  }
})

test('[DATA-005] without a crumb the parameter is sent empty', () => {
  expect(describeCall({ method: 'GET', address: '/api/pages', crumb: '' }).url).toBe('/api/pages?crumb=')
})

test('[DATA-006] adding the crumb keeps the query that is there', () => {
  const { url } = describeCall({ method: 'GET', address: '/api/pages?q=a+b&x=%20#top', crumb: 'c1' })
  expect(url).toBe('/api/pages?q=a+b&x=%20&crumb=c1')
})

function describeSecureCall(address: string) {
  return describeCall({ method: 'POST', address, crumb: 'c1', secureHost: 'daisy.sitewright.example' })
}

test('[DATA-007] a secure call goes over https', () => {
  expect(describeSecureCall('/api/pay').url).toMatch(/^https:/)
  expect(describeSecureCall('http://daisy.example/api/pay').url).toMatch(/^https:/)
})

test('[DATA-008] a secure call goes to the site’s own domain, whatever its address says', () => {
  const own = 'https://daisy.sitewright.example/api/pay?a=1&crumb=c1'
  expect(describeSecureCall('/api/pay?a=1').url).toBe(own)
  expect(describeSecureCall('https://evil.example:99/api/pay?a=1').url).toBe(own)
})

test('[DATA-009] a secure call is made with credentials', () => {
  expect(describeSecureCall('/api/pay').credentials).toBe('include')
})
