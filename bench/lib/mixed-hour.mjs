import { Agent, request } from 'node:http'
import { signInAsOwner } from './owner.mjs'

const visits = 20_000
const visitors = 8
const saves = 1_000
const pagesMade = 100

/** What a busy host does in an hour, as fast as it can: visits all over the sites, an owner who saves, makes and deletes pages. */
export async function spendAnHour(product, identifiers) {
  const owner = await signInAsOwner(product, 'harbour-kiln.localhost', { moves: true })
  await Promise.all([visitAll(product, identifiers), savePage(owner), makePages(owner)])
}

async function visitAll({ port }, identifiers) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  let left = visits
  const visit = (host, path, expected) =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, port, host: '127.0.0.1', path, headers: { host, 'accept-encoding': 'br' } })
      asked.on('response', (answer) => {
        if (answer.statusCode !== expected) reject(new Error(`GET ${host}${path}: ${answer.statusCode}`))
        else answer.resume().on('end', resolve)
      })
      asked.on('error', reject).end()
    })
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (left-- > 0) {
        // One in ten goes to the largest site, the others wander through all of them.
        const name = left % 10 === 0 ? 'harbour-kiln' : identifiers[left % identifiers.length]
        const isLost = left % 50 === 0
        await visit(`${name}.localhost:${port}`, isLost ? `/nothing-${left}` : '/', isLost ? 404 : 200)
      }
    }),
  )
  agent.destroy()
}

async function savePage({ call }) {
  const { id } = await call('POST', '/api/pages', { title: 'Saved often', inNavigation: false })
  for (let version = 1; version <= saves; version++) {
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words(version) }] }] }
    const desktop = { start: { x: 0, y: 0 }, end: { x: 12, y: 4 } }
    const block = { id: id.replace(/^.{8}/, 'beefbeef'), type: 'text', props: { text }, desktop }
    const document = { format: 2, sections: [{ id: id.replace(/^.{8}/, 'feedfeed'), blocks: [block] }] }
    await call('PUT', `/api/pages/${id}/document`, { version, document })
  }
  await call('DELETE', `/api/pages/${id}`)
}

const words = (seed) =>
  Array.from({ length: 400 }, (_, at) => ((seed * 7919 + at * 104729) % 1e6).toString(36)).join(' ')

async function makePages({ call }) {
  for (let count = 0; count < pagesMade; count++) {
    const { id } = await call('POST', '/api/pages', { title: `Page ${count}`, inNavigation: false })
    await call('POST', `/api/pages/${id}/publish`, {})
    await call('DELETE', `/api/pages/${id}`)
  }
}
