import { request } from 'node:http'

/** Calls of one network, well below what it may ask in a minute. */
const callsOfNetwork = 50

/**
 * The demo owner, signed in on the platform: calls the API of the starter site, or of another one, as its panel does. One who
 * `moves` changes the network now and then, where the product trusts 127.0.0.1 to tell it: on a quick machine one network would
 * be told to wait.
 */
export async function signInAsOwner({ port, owner }, name = 'harbour-kiln.localhost', { moves = false } = {}) {
  const host = `localhost:${port}`
  const [identifier] = name.split('.localhost')
  const panel = name === 'localhost' ? '' : `/sites/${identifier}`
  const cookies = new Map()
  const { email, password } = owner()
  let calls = 0
  await call('POST', '/api/auth/Login', { email, password })
  return { call }

  /** A body of bytes is sent as it is, with its type. */
  function call(method, path, body, type = 'application/json') {
    const headers = { host, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    if (body !== undefined) headers['content-type'] = type
    if (moves) headers['x-forwarded-for'] = networkAt(Math.floor(calls++ / callsOfNetwork))
    if (cookies.has('crumb')) headers['x-csrf-token'] = cookies.get('crumb')
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, path: panel + path, headers }, async (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) cookies.set(...line.split(';')[0].split('='))
        const chunks = []
        for await (const chunk of answer) chunks.push(chunk)
        const text = Buffer.concat(chunks).toString()
        if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
        else resolve(text ? JSON.parse(text) : null)
      })
      asked.on('error', reject)
      asked.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    })
  }
}

const networkAt = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
