import { request } from 'node:http'

/** The demo owner, signed in on the starter site or another host of the product: calls the API as the panel does. */
export async function signInAsOwner({ port, owner }, name = 'harbour-kiln.localhost') {
  const host = `${name}:${port}`
  const cookies = new Map()
  const { email, password } = owner()
  await call('POST', '/api/auth/Login', { email, password })
  return { call }

  /** A body of bytes is sent as it is, with its type. */
  function call(method, path, body, type = 'application/json') {
    const headers = { host, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    if (body !== undefined) headers['content-type'] = type
    if (cookies.has('crumb')) headers['x-csrf-token'] = cookies.get('crumb')
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, path, headers }, async (answer) => {
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
