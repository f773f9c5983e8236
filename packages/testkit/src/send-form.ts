import type { ApiClient } from './api-client'
import type { TestHost } from './test-host'

/** Sends a form as a browser without scripts does, with the cookies of the client, and keeps those it gets. */
export async function sendForm(host: TestHost, client: ApiClient, path: string, fields: Record<string, string>) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await host.request({
    host: client.host,
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: `http://${client.host}`,
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
    },
  })
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    client.cookies.set(name, value)
  }
  return answer
}
