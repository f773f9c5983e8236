import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { OutsideRules } from './call-outside'
import { fetchOutside } from './fetch-outside'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  closings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const read = async (href: string, rules: OutsideRules = { mayReach: () => true }) =>
  text((await fetchOutside(href, { maxBytes: 1024 * 1024 }, rules)).content)

test('[SEC-47] a file is fetched over redirects, each of which is checked', async () => {
  const address = await serve((request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end()
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    else if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end()
    else response.end('here')
  })
  expect(await read(`${address}/old`)).toBe('here')
  const mayReach = (ip: string) => ip === '127.0.0.1'
  await expect(read(`${address}/inside`, { mayReach })).rejects.toThrow('isn’t on the public internet')
  await expect(read(`${address}/circle`)).rejects.toThrow('from one address to the next')
  await expect(read(`${address}/new`, {})).rejects.toThrow('isn’t on the public internet')
  await expect(read('file:///etc/passwd')).rejects.toThrow('valid URL')
})

test('[SEC-49] what is too large, never ends or is not there is given up', async () => {
  const address = await serve((request, response) => {
    if (request.url === '/missing') response.writeHead(404).end()
    else if (request.url === '/slow') response.write('a')
    else {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', write)
      write()
    }
  })
  await expect(read(`${address}/large`)).rejects.toThrow('larger than 1 MB')
  await expect(read(`${address}/missing`)).rejects.toThrow('isn’t there any more')
  await expect(read(`${address}/slow`, { mayReach: () => true, patienceMs: 100 })).rejects.toThrow('aborted')
})
