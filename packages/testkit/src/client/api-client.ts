import { siteUserTokenHeader } from '@sitewright/model/accounts/site-user-calls'
import type { RawAnswer, RawRequest } from './raw-request'

export interface ApiAnswer extends RawAnswer {
  /** The JSON of the answer; undefined when it is something else. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
}

interface Asking {
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<ApiAnswer>
  locate(path: string): Located
}

/** Where a client asks for an address, and with which cookies. */
interface Located {
  readonly host: string
  readonly path: string
  readonly cookies: Map<string, string>
}

export interface ClientOptions {
  readonly host: string
  readonly send: (request: RawRequest) => Promise<RawAnswer>
  /** Sent as a Bearer token; without it cookies are kept, as a browser does. */
  readonly token?: string
  /** Whoever works on a site asks its panel by this client for calls and for what stands below `/config`. */
  readonly panel?: { readonly client: Asking; readonly path: string }
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** The crumb to send instead of the right one; null sends none. */
  readonly crumb?: string | null
  /** A body to send letter for letter. */
  readonly raw?: { readonly content: string | Buffer; readonly contentType: string }
}

export type ApiClient = ReturnType<typeof createApiClient>

/**
 * Calls the API of one host like a page of ours does: with its cookies, and on every change with the crumb of an account and
 * the token of a member.
 */
export function createApiClient({ host, send, token, panel }: ClientOptions) {
  const cookies = new Map<string, string>()
  let xsrfToken: string | undefined

  async function call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<ApiAnswer> {
    if (panel && isOfPanel(path)) return panel.client.call(method, panel.path + path, body, options)
    const crumb = options.crumb === undefined ? cookies.get('crumb') : options.crumb
    const answer = await send({
      host,
      method,
      path,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.raw === undefined ? {} : { body: options.raw.content }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.raw === undefined ? {} : { 'content-type': options.raw.contentType }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(method === 'GET' || crumb === undefined || crumb === null ? {} : { 'x-csrf-token': crumb }),
        ...(method === 'GET' || xsrfToken === undefined ? {} : { [siteUserTokenHeader]: xsrfToken }),
        ...options.headers,
      },
    })
    keepCookies(cookies, answer.headers['set-cookie'] ?? [])
    const read = readJson(answer) as { xsrfToken?: unknown } | undefined
    if (typeof read?.xsrfToken === 'string') xsrfToken = read.xsrfToken
    return { ...answer, body: read }
  }

  return {
    host,
    /** Of this host alone. */
    cookies,
    call,
    locate: (path: string): Located =>
      panel && isOfPanel(path) ? panel.client.locate(panel.path + path) : { host, path, cookies },
    get: (path: string, options?: CallOptions) => call('GET', path, undefined, options),
    post: (path: string, body?: unknown, options?: CallOptions) => call('POST', path, body, options),
    put: (path: string, body?: unknown, options?: CallOptions) => call('PUT', path, body, options),
    patch: (path: string, body?: unknown, options?: CallOptions) => call('PATCH', path, body, options),
    delete: (path: string, options?: CallOptions) => call('DELETE', path, undefined, options),
  }
}

function isOfPanel(path: string): boolean {
  return /^\/(?:api|config)(?:[/?]|$)/.test(path)
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/;\s*Max-Age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

function readJson(answer: RawAnswer): unknown {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return undefined
  return JSON.parse(answer.text)
}
