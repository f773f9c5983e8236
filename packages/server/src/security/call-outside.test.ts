import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type OutsideRules, postOutside } from './call-outside'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A receiver on this machine, which is allowed to be called here. */
async function callReceiver(answer: RequestListener, rules: OutsideRules = {}) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  closings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return postOutside(address, { body: '{}', headers: {} }, { mayReach: () => true, ...rules })
}

test('[SEC-47] a redirect is an answer, and not followed', async () => {
  const asked: (string | undefined)[] = []
  const answer = await callReceiver((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end('there')
  })
  expect([answer, asked]).toEqual([{ status: 307, text: 'there' }, ['/']])
})

test('a receiver that never answers is given up', async () => {
  const call = callReceiver(() => undefined, { patienceMs: 50 })
  await expect(call).rejects.toThrow('aborted')
})

test('a receiver that goes on and on is cut off', async () => {
  let isCut = false
  const { status, text } = await callReceiver((_request, response) => {
    response.on('close', () => {
      isCut = true
    })
    const write = () => {
      while (!isCut && response.write('x'.repeat(16_384)));
    }
    response.on('drain', write)
    write()
  })
  expect(status).toBe(200)
  expect(text.length).toBeLessThan(256 * 1024)
})
