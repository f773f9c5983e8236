import { Agent } from 'node:http'
import { connect } from 'node:net'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { sendRaw } from '@sitewright/testkit/client/raw-request'
import { platformHost, startTestHost } from '@sitewright/testkit/host/test-host'
import { expect, test } from 'vitest'

test('a host that stops says so first, takes nobody new, and ends connections with the answer to what they ask', async () => {
  const host = await startTestHost()
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) => sendRaw(host.port, kept, { host: platformHost, path })
  expect((await ask(paths.ready)).status).toBe(200)

  const slow = connect(host.port, '127.0.0.1')
  let received = ''
  slow.on('data', (bytes: Buffer) => {
    received += bytes
  })
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'words-of-nobody' })
  const head = [
    `POST ${api.login} HTTP/1.1`,
    `Host: ${platformHost}`,
    'Content-Type: application/json',
    'Expect: 100-continue',
  ]
  slow.write(`${head.join('\r\n')}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`)
  await expect.poll(() => received, { timeout: 20_000 }).toContain('100 Continue')

  const drained = host.app.drain({ noticeMs: 0, restMs: 60_000, limitMs: 60_000 })
  await expect.poll(async () => (await ask(paths.ready)).headers.connection, { timeout: 20_000 }).toBe('close')
  await expect(sendRaw(host.port, false, { host: platformHost, path: paths.health })).rejects.toThrow('ECONNREFUSED')

  slow.write(body.slice(9))
  await drained
  await expect.poll(() => received, { timeout: 20_000 }).toContain('HTTP/1.1 401 Unauthorized')
  kept.destroy()
  await host.stop()
})
