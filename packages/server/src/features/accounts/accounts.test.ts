import { api } from '@sitewright/model/routes/api'
import { startTestHost, type TestHost } from '@sitewright/testkit/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

test('an owner signs up, makes a site and is known on its address', async () => {
  const owner = await host.owner()
  const { body } = await owner.client.get(api.session)
  expect(body.account.email).toBe(owner.email)
  expect(body.permissions).toContain('pages.edit')
})
