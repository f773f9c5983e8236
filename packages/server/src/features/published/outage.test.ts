import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { type Fault, type FaultProxy, startFaultProxy } from '@sitewright/testkit/faults/fault-proxy'
import { useServer, withDatabase } from '@sitewright/testkit/host/postgres-databases'
import { findPostgresPrograms, type PostgresServer, startPostgres } from '@sitewright/testkit/host/postgres-server'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { readStorageSettings } from '@sitewright/testkit/host/test-database'
import { startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../storage/database'
import { openDatabase } from '../../storage/open/open-database'

/** Only ends what hangs: what is found out takes the host less than 5 seconds, and took it 35 to 70 without. */
const patience = { timeout: 20_000, interval: 100 }

describe.runIf(findPostgresPrograms())('while the database is away', () => {
  let server: PostgresServer
  let proxy: FaultProxy
  let direct: Database
  let behindProxy: Database
  let host: TestHost

  beforeAll(async () => {
    server = await startPostgres()
    await useServer(server.url, (client) => client.query('create database outage'))
    const url = new URL(withDatabase(server.url, 'outage'))
    direct = await openDatabase(readStorageSettings('', url.href), quietLog)
    proxy = await startFaultProxy(Number(url.port))
    url.port = String(proxy.port)
    behindProxy = await openDatabase(readStorageSettings('', url.href), quietLog)
    host = await startTestHost({ services: { database: behindProxy } })
  })
  afterAll(async () => {
    await host?.stop()
    await behindProxy?.close()
    await direct?.close()
    await proxy?.stop()
    await server?.stop()
  })

  /** A page that visitors have seen, one that nobody has, and their owner. */
  async function openSite(identifier: string) {
    const owner = await host.owner({ identifier, title: 'Harbour Kiln' })
    const pages = createPageOwner(owner.client)
    await pages.createPublished({ title: 'Read' }, 'Read words')
    await pages.createPublished({ title: 'Unread' }, 'Unread words')
    const visitor = host.visitor(owner.site)
    expect((await visitor.get('/read')).status).toBe(200)
    return { owner, visitor }
  }

  const browser = { headers: { accept: 'text/html' } }

  test.each<Fault>(['hang', 'refuse'])(
    '[%s] what is known is served, the rest says when to come back, and it comes back',
    async (fault) => {
      const { owner, visitor } = await openSite(`site-${fault}`)
      /** Spelled as nobody has asked before: the page is in memory, and the name is looked up. */
      const elsewhere = host.clientOn(`Site-${fault}.localhost`)
      const unknown = host.clientOn('nobody-knows.localhost')
      proxy.setFault(fault)

      for (const passedMs of [0, 90_000]) {
        host.clock.advance(passedMs)
        const startedAt = performance.now()
        const known = [await visitor.get('/read'), await elsewhere.get('/read')]
        for (const answer of known) expect([answer.status, answer.text.includes('Read words')]).toEqual([200, true])
        for (const client of [visitor, unknown]) expect((await client.get(paths.health)).status).toBe(200)
        const [page, call, nobody, ready] = await Promise.all([
          visitor.get('/unread', browser),
          owner.client.get(api.pages),
          unknown.get('/', browser),
          unknown.get(paths.ready),
        ])
        expect(performance.now() - startedAt).toBeLessThan(patience.timeout)
        for (const answer of [page, call, nobody]) {
          expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
            503,
            '5',
            'no-store',
          ])
          expect(answer.text).toContain('This service is temporarily unavailable. Please try again later.')
        }
        expect(page.text).toContain('Harbour Kiln')
        expect(nobody.headers['content-type']).toContain('text/html')
        expect(call.body).toMatchObject({ errorKey: 'server.busy' })
        expect(ready.status).toBe(503)
      }

      proxy.setFault('none')
      await expect.poll(async () => (await visitor.get('/unread')).status, patience).toBe(200)
      expect((await unknown.get(paths.ready)).status).toBe(200)
      expect((await unknown.get('/')).status).toBe(404)
      expect((await owner.client.get(api.pages)).status).toBe(200)
    },
  )

  test('what others changed is heard of soon, though the connection that listens was cut without a word', async () => {
    const { owner, visitor } = await openSite('site-silent')
    const other = await startTestHost({ services: { database: direct } })
    const pages = createPageOwner(await other.signIn('site-silent.localhost', owner))
    const pageId = await pages.createPublished({ title: 'Late' }, 'First words')
    const read = async () => (await visitor.get('/late')).text
    await expect.poll(read, patience).toContain('First words')
    proxy.forgetOpen()
    await pages.saveAndPublish(pageId, 'Second words')
    await expect.poll(read, patience).toContain('Second words')
    await other.stop()
  })
})
