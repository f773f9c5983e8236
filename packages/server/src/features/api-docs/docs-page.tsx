import { createHash } from 'node:crypto'
import { api } from '@sitewright/model/routes/api'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import type { Endpoint } from '../../http/endpoint'
import css from './docs.css?inline'
import { listDocumentedAnswers } from './documented-answers'
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
        <nav aria-label="Operations">
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
        Everything the editor can do, for your own apps. Send calls about a site to the site’s built-in address. They
        can do what your roles on that site allow.
      </p>
      <p>
        Create an API key in your site’s settings and send it as <code>Authorization: Bearer swt_…</code>. Errors have
        an <code>error</code> (a message for people), an <code>errorKey</code> (a code for your app) and, for invalid
        fields, <code>errors</code>. For tools, there’s <a href={api.openapi}>openapi.json</a>.
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
      {endpoint.body !== undefined && <Shape label="Request body" schema={endpoint.body} io="input" />}
      {endpoint.parts !== undefined && <Shape label="Request parts" schema={endpoint.parts} io="input" />}
      {endpoint.answerTypes === undefined ? (
        <Shape label="Response" schema={endpoint.answer} io="output" />
      ) : (
        <p>Responds with {endpoint.answerTypes.join(' or ')}.</p>
      )}
      <Statuses endpoint={endpoint} />
    </article>
  )
}

function Statuses({ endpoint }: { endpoint: Endpoint }) {
  const answers = listDocumentedAnswers(endpoint)
  return (
    <details>
      <summary>Status codes</summary>
      <ul>
        {answers.map(({ status, contentTypes, failures: codes }) => (
          <li key={status}>
            <b>{status}</b> {(codes ?? contentTypes).join(', ')}
          </li>
        ))}
      </ul>
    </details>
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

function partsOf(schema: z.ZodType): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}
}

function exampleOfPart(name: string): string {
  return name === 'file' ? `  -F 'file=@file.jpg'` : `  -F '${name}=…'`
}

/** Calls about an account are shown where accounts are made. */
function curlExample(endpoint: Endpoint, { platform, site }: ExampleAddresses): string {
  const address = /^\/api\/(auth|account|sites|templates)\b/.test(endpoint.path) ? platform : site
  const lines = [`curl ${endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `}${address}${endpoint.path}`]
  if (endpoint.access !== 'public' && endpoint.access !== 'member') lines.push(`  -H 'Authorization: Bearer swt_…'`)
  if (endpoint.parts !== undefined) lines.push(...Object.keys(partsOf(endpoint.parts)).map(exampleOfPart))
  else if (endpoint.body !== undefined) lines.push(`  -H 'Content-Type: application/json'`, `  -d '{ … }'`)
  return lines.join(' \\\n')
}
