import type { ApiClient } from '../client/api-client'
import type { TestHost } from '../host/test-host'

/** Sends a form as a browser without scripts does, with the cookies of the client, and keeps those it gets. */
export async function sendForm(host: TestHost, client: ApiClient, asked: string, fields: Record<string, string>) {
  const { host: hostName, path, cookies } = client.locate(asked)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await host.request({
    host: hostName,
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: `http://${hostName}`,
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
    },
  })
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return answer
}
