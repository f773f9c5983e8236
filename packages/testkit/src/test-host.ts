import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { createIds } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import { places } from '@sitewright/model/routes/places'
import type { SiteSummary } from '@sitewright/model/site/site-answers'
import { createApp } from '@sitewright/server/app'
import type { BrowserAssets } from '@sitewright/server/browser-files/browser-assets'
import { createLists } from '@sitewright/server/features/lists/subscribe'
import { createJobs } from '@sitewright/server/jobs/jobs'
import { createMail } from '@sitewright/server/mail/mail'
import { openMailTransport } from '@sitewright/server/mail/open-transport'
import type { Services } from '@sitewright/server/services'
import { readSettings, type Settings } from '@sitewright/server/settings'
import type { Database } from '@sitewright/server/storage/database'
import type { AppOptions } from '@sitewright/server/wiring/app-options'
import { type ApiClient, createApiClient } from './api-client'
import { createMemoryBlobs } from './memory-blobs'
import { quietLog } from './quiet-log'
import { type RawRequest, sendRaw } from './raw-request'
import { createTestClock } from './test-clock'
import { openTestDatabase, type TestDatabase } from './test-database'

export interface TestHostOptions extends AppOptions {
  /** Settings as they stand in the environment. */
  readonly environment?: Readonly<Record<string, string>>
  readonly services?: Partial<Services>
  /** Background work goes on by itself; otherwise it is done when `runDueJobs` is called. */
  readonly runsJobs?: boolean
  /** People who sign up have not confirmed their e-mail address. */
  readonly keepsUnverified?: boolean
}

export type TestHost = Awaited<ReturnType<typeof startTestHost>>

export interface TestOwner {
  readonly email: string
  readonly password: string
  readonly accountId: string
  readonly site: SiteSummary
  /** Signed in on the built-in address of the site. */
  readonly client: ApiClient
  /** Signed in on the platform's address. */
  readonly platform: ApiClient
}

const browserAssets: BrowserAssets = {
  runtime: '/_sitewright/runtime.js',
  islands: '/_sitewright/islands.js',
  panel: { script: '/_sitewright/panel.js', styles: ['/_sitewright/panel.css'], imports: [] },
}
export const platformHost = 'localhost'

/** The real server on a free port, over a fresh database. Addresses are without a port, as behind a load balancer. */
export async function startTestHost(options: TestHostOptions = {}) {
  const given = options.services?.database
  const store = given === undefined ? await openTestDatabase() : borrowDatabase(given)
  const clock = createTestClock()
  const settings = readTestSettings(store.dataDir, options.environment)
  // Each id is a second younger than the one before: lists in the order of ids stand the same in every run.
  let ids = 0
  const newId = createIds({ now: () => clock.now() + 1000 * ids++, randomBytes })
  const base = { database: store.database, now: clock.now, newId, ...options.services }
  const jobs = createJobs(base)
  const services: Services = {
    ...base,
    settings,
    blobs: createMemoryBlobs(),
    jobs,
    mail: createMail({ jobs, now: base.now, transport: openMailTransport(settings) }),
    lists: createLists({ ...base, jobs, randomBytes }),
    randomBytes,
    log: quietLog,
    ...options.services,
  }
  const app = await createApp(services, browserAssets, { hashCost: { memoryCost: 1024, timeCost: 1 }, ...options })
  const port = await app.listen()
  if (options.runsJobs === true) app.worker.start()
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const request = (input: RawRequest) => sendRaw(port, agent, input)
  let people = 0

  function clientOn(host: string, token?: string): ApiClient {
    return createApiClient({ host, send: request, ...(token === undefined ? {} : { token }) })
  }

  /** Makes an account, signed in on the platform's address. */
  async function signUp(email = `person-${++people}@example.com`, password = 'kiln-and-harbour') {
    const platform = clientOn(settings.PLATFORM_HOST)
    const answer = await platform.post(api.signup, { email, password })
    expectStatus(answer, 201)
    const accountId = answer.body.account.id as string
    // As opening the mail would; the mail itself is then not sent, so that tests of other work meet only their own.
    if (options.keepsUnverified !== true) await app.accounts.confirmEmail(accountId)
    return { email, password, accountId, platform }
  }

  /** The same person on another host. */
  async function signIn(host: string, person: { email: string; password: string }): Promise<ApiClient> {
    const client = clientOn(host)
    expectStatus(await client.post(api.login, { email: person.email, password: person.password }), 200)
    return client
  }

  /** Opens a site as the platform's pages do. */
  async function openSite(platform: ApiClient, identifier: string): Promise<ApiClient> {
    const { body } = await platform.post(api.handover, { identifier })
    const client = clientOn(`${identifier}.${settings.PLATFORM_HOST}`)
    expectStatus(await client.get(`${places.configEnter}?code=${String(body.address).split('code=')[1]}`), 303)
    return client
  }

  return {
    app,
    port,
    clock,
    services,
    request,
    clientOn,
    signUp,
    signIn,
    openSite,
    /** Does the background work that is due by the test's clock. */
    runDueJobs: () => app.worker.runDue(),

    /** Signs up, makes a site and signs in on its address. */
    async owner(site: { identifier?: string; title?: string; template?: string } = {}): Promise<TestOwner> {
      const person = await signUp()
      const identifier = site.identifier ?? `site-${people}`
      const made = await person.platform.post(api.sites, { title: site.title ?? 'Test site', ...site, identifier })
      expectStatus(made, 201)
      const client = await openSite(person.platform, identifier)
      return { ...person, site: made.body, client }
    },

    visitor: (site: { identifier: string }) => clientOn(`${site.identifier}.${settings.PLATFORM_HOST}`),

    async stop(): Promise<void> {
      agent.destroy()
      await app.close()
      await store.dispose()
    },
  }
}

/** Whoever opened it closes it. */
function borrowDatabase(database: Database): TestDatabase {
  return { database, dataDir: tmpdir(), dispose: async () => undefined }
}

function readTestSettings(dataDir: string, environment: Readonly<Record<string, string>> = {}): Settings {
  const settings = readSettings({
    PORT: '0',
    PUBLIC_PORT: '80',
    LISTEN_HOST: '127.0.0.1',
    PLATFORM_HOST: platformHost,
    DATA_DIR: dataDir,
    MIN_FREE_DISK_MB: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  if (typeof settings === 'string') throw new Error(settings)
  return settings
}

function expectStatus(answer: { status: number; text: string }, status: number): void {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
}
