import { createHash } from 'node:crypto'
import { api } from '@sitewright/model/routes/api'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import type { Endpoint } from '../../http/endpoint'
import css from './docs.css?inline'
import { describeAccess } from './openapi'

const styleHash = createHash('sha256').update(css).digest('base64')
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Where the calls of the examples go. */
export interface ExampleAddresses {
  readonly platform: string
  readonly site: string
}

export function renderDocs(endpoints: readonly Endpoint[], addresses: ExampleAddresses): string {
  const groups = [...new Set(endpoints.map((endpoint) => endpoint.group))]
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sitewright API</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <nav aria-label="Calls">
          {groups.map((group) => (
            <div key={group}>
              <strong>{group}</strong>
              <ul>
                {endpoints
                  .filter((endpoint) => endpoint.group === group)
                  .map((endpoint) => (
                    <li key={endpoint.id}>
                      <a href={`#${endpoint.id}`}>{endpoint.id}</a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        <main>
          <Introduction />
          {groups.map((group) => (
            <section key={group}>
              <h2>{group}</h2>
              {endpoints
                .filter((endpoint) => endpoint.group === group)
                .map((endpoint) => (
                  <Call key={endpoint.id} endpoint={endpoint} addresses={addresses} />
                ))}
            </section>
          ))}
        </main>
      </body>
    </html>,
  )}`
}

function Introduction() {
  return (
    <>
      <h1>Sitewright API</h1>
      <p>
        Everything that the panel does, as calls of your own programs. Calls about a site go to the site’s built-in
        address; they may do what your roles on that site allow.
      </p>
      <p>
        Make a personal access token and send it as <code>Authorization: Bearer swt_…</code>. A failure answers with{' '}
        <code>error</code> (words for people), <code>errorKey</code> (which failure it is) and, where fields are wrong,{' '}
        <code>errors</code>. The same description for programs: <a href={api.openapi}>openapi.json</a>.
      </p>
    </>
  )
}

function Call({ endpoint, addresses }: { endpoint: Endpoint; addresses: ExampleAddresses }) {
  return (
    <article id={endpoint.id}>
      <h3>
        <b>{endpoint.method}</b> {endpoint.path}
      </h3>
      <p>{endpoint.summary}</p>
      <p className="access">{describeAccess(endpoint.access)}</p>
      <pre>{curlExample(endpoint, addresses)}</pre>
      {endpoint.body !== undefined && <Shape label="What it takes" schema={endpoint.body} io="input" />}
      <Shape label="What it answers" schema={endpoint.answer} io="output" />
    </article>
  )
}

function Shape({ label, schema, io }: { label: string; schema: z.ZodType; io: 'input' | 'output' }) {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return (
    <details>
      <summary>{label}</summary>
      <pre>{JSON.stringify(shape, null, 2)}</pre>
    </details>
  )
}

/** Calls about an account are shown where accounts are made. */
function curlExample(endpoint: Endpoint, { platform, site }: ExampleAddresses): string {
  const address = /^\/api\/(auth|account|sites|templates)\b/.test(endpoint.path) ? platform : site
  const lines = [`curl ${endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `}${address}${endpoint.path}`]
  if (endpoint.access !== 'public' && endpoint.access !== 'member') lines.push(`  -H 'Authorization: Bearer swt_…'`)
  if (endpoint.handlesBody === true) lines.push(`  -F 'file=@picture.jpg'`)
  else if (endpoint.body !== undefined) lines.push(`  -H 'Content-Type: application/json'`, `  -d '{ … }'`)
  return lines.join(' \\\n')
}
