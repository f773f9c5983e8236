import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { createIds } from '@sitewright/model/id'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import type { newSite, SiteSummary } from '@sitewright/model/site/site-answers'
import { createApp } from '@sitewright/server/app'
import type { BrowserAssets } from '@sitewright/server/browser-files/browser-assets'
import { insertMember } from '@sitewright/server/features/contributors/rows'
import { createLists } from '@sitewright/server/features/lists/subscribing/subscribe'
import { readSettings, type Settings } from '@sitewright/server/ground/settings'
import { builtInHost } from '@sitewright/server/hosts/host-names'
import { createJobs } from '@sitewright/server/jobs/jobs'
import { createMail } from '@sitewright/server/mail/mail'
import { openMailTransport } from '@sitewright/server/mail/open-transport'
import { createParsers } from '@sitewright/server/parsing/parsers'
import type { Services } from '@sitewright/server/services/services'
import type { Database } from '@sitewright/server/storage/database'
import type { AppOptions } from '@sitewright/server/wiring/app-options'
import type { z } from 'zod'
import { type ApiClient, createApiClient } from '../client/api-client'
import { type RawRequest, sendRaw } from '../client/raw-request'
import { createAnswerCheck } from './check-answer'
import { createMemoryBlobs } from './memory-blobs'
import { parseWorkerFile } from './parse-worker-file'
import { quietLog } from './quiet-log'

import { createTestClock } from './test-clock'
import { openTestDatabase, type TestDatabase } from './test-database'

export interface TestHostOptions extends AppOptions {
  /** Settings as they stand in the environment. */
  readonly environment?: Readonly<Record<string, string>>
  readonly services?: Partial<Services>
  /** Background work goes on by itself; otherwise it is done when `runDueJobs` is called. */
  readonly runsJobs?: boolean
  /** What the test's clock shows at first, in milliseconds. */
  readonly startsAt?: number
  /** People who sign up have not confirmed their email address. */
  readonly keepsUnverified?: boolean
}

export type TestHost = Awaited<ReturnType<typeof startTestHost>>

export interface TestOwner {
  readonly email: string
  readonly password: string
  readonly accountId: string
  readonly site: SiteSummary
  /** A browser that is signed in: calls and the panel on the platform's address, pages on that of the site. */
  readonly client: ApiClient
  /** Signed in on the platform's address. */
  readonly platform: ApiClient
}

const browserAssets: BrowserAssets = {
  runtime: '/_sitewright/runtime.js',
  islands: '/_sitewright/islands.js',
  checkout: { script: '/_sitewright/checkout.js', imports: [] },
  panel: { script: '/_sitewright/panel.js', styles: ['/_sitewright/panel.css'], imports: [] },
}
export const platformHost = 'localhost'

/** The real server on a free port, over a fresh database. Addresses are without a port, as behind a load balancer. */
export async function startTestHost(options: TestHostOptions = {}) {
  const given = options.services?.database
  const store = given === undefined ? await openTestDatabase() : borrowDatabase(given)
  const clock = createTestClock(options.startsAt)
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
    parsers: createParsers({ file: parseWorkerFile, log: quietLog }),
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
  const checkAnswer = createAnswerCheck(app)
  /** Whatever the API answers to any test is held against its description. */
  async function request(input: RawRequest) {
    const answer = await sendRaw(port, agent, input)
    checkAnswer(input, answer)
    return answer
  }
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

  /** The same person in another browser, on the platform's address or on that of a site. */
  async function signIn(host: string, person: { email: string; password: string }): Promise<ApiClient> {
    const platform = clientOn(settings.PLATFORM_HOST)
    expectStatus(await platform.post(api.login, { email: person.email, password: person.password }), 200)
    const [identifier = ''] = host.split('.')
    return host === settings.PLATFORM_HOST ? platform : openSite(platform, identifier)
  }

  /** Opens a site as a browser does: by its own address, which leads to the panel and back once for its mark. */
  async function openSite(platform: ApiClient, identifier: string): Promise<ApiClient> {
    const host = builtInHost(settings, identifier)
    const site = createApiClient({ host, send: request, panel: { client: platform, path: panelPathOf(identifier) } })
    await enterSite(host, site.cookies, platform)
    return site
  }

  async function enterSite(host: string, cookies: Map<string, string>, platform: ApiClient): Promise<void> {
    const plain = clientOn(host)
    const asked = new URL(String((await plain.get(paths.config)).headers.location))
    const given = new URL(String((await platform.get(asked.pathname + asked.search)).headers.location))
    if (given.host === host) await plain.get(given.pathname + given.search)
    for (const [name, value] of plain.cookies) cookies.set(name, value)
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
    /** As accepting an invitation would; the mail of it is then not sent. */
    async addContributor(site: { id: string }, person: { accountId: string }, roles: readonly number[]): Promise<void> {
      const member = { websiteId: site.id, accountId: person.accountId, roles, createdAt: new Date(clock.now()) }
      await services.database.platform((tx) => insertMember(tx, member))
    },
    /** Does the background work that is due by the test's clock. */
    runDueJobs: () => app.worker.runDue(),

    /** Signs up, makes a site that is open to everyone and signs in on its address. */
    async owner(site: Partial<z.input<typeof newSite>> = {}): Promise<TestOwner> {
      const person = await signUp()
      const identifier = site.identifier ?? `site-${people}`
      const made = await person.platform.post(api.sites, {
        title: 'Test site',
        visibility: 'public',
        ...site,
        identifier,
      })
      expectStatus(made, 201)
      const client = await openSite(person.platform, identifier)
      return { ...person, site: made.body, client }
    },

    visitor: (site: { identifier: string }) => clientOn(builtInHost(settings, site.identifier)),

    async stop(): Promise<void> {
      agent.destroy()
      await app.close()
      await services.parsers.close()
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
    // Nobody listens there: no test reaches Stripe itself.
    STRIPE_API_ADDRESS: 'http://127.0.0.1:9',
    ...environment,
  })
  if (typeof settings === 'string') throw new Error(settings)
  return settings
}

function expectStatus(answer: { status: number; text: string }, status: number): void {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
}
