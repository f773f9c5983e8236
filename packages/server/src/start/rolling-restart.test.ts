import { Agent } from 'node:http'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { createApiClient } from '@sitewright/testkit/client/api-client'
import { type RawRequest, sendRaw } from '@sitewright/testkit/client/raw-request'
import { startBalancingProxy } from '@sitewright/testkit/faults/balancing-proxy'
import { bundleChildScript, type ChildScript } from '@sitewright/testkit/faults/child-script'
import { useServer, withDatabase } from '@sitewright/testkit/host/postgres-databases'
import { findPostgresPrograms, type PostgresServer, startPostgres } from '@sitewright/testkit/host/postgres-server'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import { readStorageSettings } from '@sitewright/testkit/host/test-database'
import { platformHost, startTestHost } from '@sitewright/testkit/host/test-host'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../storage/open/open-database'

describe.runIf(findPostgresPrograms())('three processes behind a load balancer', () => {
  let server: PostgresServer
  let script: ChildScript
  let url: string

  beforeAll(async () => {
    server = await startPostgres()
    await useServer(server.url, (client) => client.query('create database rolling'))
    url = withDatabase(server.url, 'rolling')
    script = await bundleChildScript('faults/stopping-child.ts')
  })
  afterAll(async () => {
    await script?.remove()
    await server?.stop()
  })

  async function startProcess() {
    const child = script.start(url)
    return { child, port: Number((await child.printedLike(/^port (\d+)$/))[1]) }
  }

  test('are restarted in turn without a request that fails, and each ends with code 0', async () => {
    const database = await openDatabase(readStorageSettings('', url), quietLog)
    const host = await startTestHost({ services: { database } })
    const owner = await host.owner({ identifier: 'rolling' })
    const pages = createPageOwner(owner.client)
    const pageIds = [await pages.createPublished({ title: 'One' }, 'Words'), await pages.create({ title: 'Two' })]

    const proxy = await startBalancingProxy()
    const visitors = new Agent({ keepAlive: true })
    const send = (request: RawRequest) => sendRaw(proxy.port, visitors, request)
    const running = await Promise.all([startProcess(), startProcess(), startProcess()])
    for (const { port } of running) proxy.add(port)

    const counts: Record<string, number> = {}
    let isOver = false
    async function repeat(name: string, ask: (headers: Record<string, string>) => Promise<{ status: number }>) {
      for (let count = 0; !isOver; count += 1) {
        // From many addresses, so that no limit of tries is met.
        const { status } = await ask({ 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` })
        counts[`${name} ${status}`] = (counts[`${name} ${status}`] ?? 0) + 1
      }
    }
    const visitor = createApiClient({ host: 'rolling.localhost', send })
    const platform = createApiClient({ host: platformHost, send })
    await platform.post(api.login, { email: owner.email, password: owner.password })
    const panel = { client: platform, path: panelPathOf('rolling') }
    const editor = createApiClient({ host: 'rolling.localhost', send, panel })
    const load = [
      ...[1, 2, 3].map(() => repeat('visit', (headers) => visitor.get('/one', { headers }))),
      ...pageIds.map((pageId) =>
        repeat('change', (headers) =>
          editor.patch(fillPath(api.page, { pageId }), { title: `At ${Date.now()}` }, { headers }),
        ),
      ),
    ]

    for (const { child, port } of [...running]) {
      const next = await startProcess()
      proxy.add(next.port)
      child.process.kill('SIGTERM')
      expect(await child.ended).toBe(0)
      proxy.remove(port)
      running.push(next)
    }
    isOver = true
    await Promise.all(load)
    expect(Object.keys(counts).toSorted()).toEqual(['change 200', 'visit 200'])

    for (const { child } of running.slice(3)) child.process.kill('SIGINT')
    for (const { child } of running.slice(3)) expect(await child.ended).toBe(0)
    proxy.stop()
    visitors.destroy()
    await host.stop()
    await database.close()
    // Six processes start and end one after the other.
  }, 240_000)
})
