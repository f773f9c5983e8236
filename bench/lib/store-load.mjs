/**
 * Buys as fast as a host takes it over so many kept connections, each time as somebody else. What it does is one of `works`;
 * prints how often all of it was done in how many seconds, and the processor it took for itself.
 */
import { openConnection } from './connection.mjs'

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const { port, host, work, productId, connections, seconds, prefix } = JSON.parse(Buffer.concat(chunks).toString())

const address = {
  name: 'Ada Byron',
  line1: '12 Kiln Lane',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US',
}
let people = 0
let done = 0

const works = {
  read: (person) => () => person.call('GET', `/api/commerce/storefront/products/${productId}`),
  add: (person) => () => {
    person.forget()
    return addToCart(person)
  },
  async change(person) {
    const { entries } = await addToCart(person)
    let quantity = 1
    return () => {
      quantity = (quantity % 9) + 1
      return person.call('PATCH', `/api/commerce/cart/entries/${entries[0].id}`, { quantity })
    }
  },
  checkout: (person) => async () => {
    person.forget()
    await addToCart(person)
    const { id } = await person.call('POST', '/api/commerce/checkouts', {})
    const details = { email: person.email(), shippingAddress: address }
    const { totals } = await person.call('PATCH', `/api/commerce/checkouts/${id}`, details)
    const card = { method: 'test', cardNumber: '4242424242424242', attemptKey: `attempt-${id}` }
    const placing = { ...card, expectedTotalCents: totals.totalCents }
    const { state } = await person.call('POST', `/api/commerce/checkouts/${id}/place`, placing)
    if (state !== 'ordered') throw new Error(`the payment is ${state}`)
  },
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: connections }, keepBuying))
const { user, system } = process.cpuUsage()
const took = (performance.now() - startedAt) / 1000
process.stdout.write(JSON.stringify({ done, seconds: took, processorSeconds: (user + system) / 1e6 }))
// Kept connections would keep this process until the host ends them.
process.exit(0)

async function keepBuying() {
  const step = await works[work](await createPerson())
  const endsAt = startedAt + seconds * 1000
  while (performance.now() < endsAt) {
    await step()
    done++
  }
}

function addToCart(person) {
  return person.call('POST', '/api/commerce/cart/entries', { productId, quantity: 1 })
}

/** Somebody at an address of their own, who keeps the cookies that they are given. */
async function createPerson() {
  const connection = await openConnection(port)
  let number = ++people
  let cookies = new Map()
  // On a quick machine one person does more in a minute than an address may: their network changes now and then.
  let [calls, at] = [0, number]
  return {
    email: () => `${prefix}-${number}@example.com`,
    forget() {
      number = ++people
      at = number
      cookies = new Map()
    },
    async call(method, path, body) {
      if (++calls % 100 === 0) at = ++people
      const headers = { Host: host, 'X-Forwarded-For': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }
      if (cookies.size > 0) headers.Cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const answer = await connection.send({ method, path, headers, body })
      for (const [name, value] of answer.cookies) cookies.set(name, value)
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
      return JSON.parse(answer.body)
    },
  }
}
