import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createIds } from '@sitewright/model/id'
import { openBlobs } from './blobs/open-blobs'
import { readBrowserAssets } from './browser-files/browser-assets'
import { createLists } from './features/lists/subscribing/subscribe'
import { findTemplatesFolder } from './features/sites/load-template'
import { serverFolder } from './ground/server-folder'
import { readSettings, type Settings } from './ground/settings'
import { createJobs } from './jobs/jobs'
import { createMail } from './mail/mail'
import { openMailTransport } from './mail/open-transport'
import { createParsers } from './parsing/parsers'
import type { Services } from './services/services'
import { explainFailure } from './start/explain-failure'
import { createJsonLog } from './start/json-log'
import { keepPrivate } from './start/private-folder'
import { loadStarterSite } from './start/starter-site'
import { drainTimes, longestStopMs, stopOnSignals } from './start/stop-on-signals'
import { welcomeText } from './start/welcome'
import { openDatabase } from './storage/open/open-database'

const browserFolder = join(serverFolder, '../browser')

async function start(settings: Settings): Promise<void> {
  const log = createJsonLog(settings.LOG_LEVEL, (line) => process.stderr.write(line), Date.now)
  await keepPrivate(settings.DATA_DIR, (error) =>
    log.warn({ error: String(error) }, 'couldn’t restrict access to the data folder'),
  )
  // The embedded database opens in a thread of its own; meanwhile this one reads the rest of the code.
  const [database, { createApp }] = await Promise.all([openDatabase(settings, log), import('./app')])
  const base = { database, now: Date.now, newId: createIds({ now: Date.now, randomBytes }) }
  const jobs = createJobs(base)
  const parsers = createParsers({ file: join(serverFolder, 'parse-worker.mjs'), log })
  const services: Services = {
    ...base,
    settings,
    blobs: await openBlobs(settings),
    jobs,
    parsers,
    mail: createMail({ jobs, now: Date.now, transport: openMailTransport(settings) }),
    lists: createLists({ ...base, jobs, randomBytes }),
    randomBytes,
    log,
  }
  const templatesFolder = findTemplatesFolder(serverFolder)
  const app = await createApp(services, readBrowserAssets(browserFolder), { templatesFolder, browserFolder })
  const makePassword = () => randomBytes(12).toString('base64url')
  const demo = settings.LOAD_STARTER_SITE
    ? await loadStarterSite({ ...app, dataDir: settings.DATA_DIR, makePassword })
    : null
  const port = await app.listen()
  app.worker.start()
  stopOnSignals(log, {
    longestMs: longestStopMs(settings),
    stop: async (signal) => {
      await app.drain(drainTimes(settings, signal))
      await app.close()
      await parsers.close()
      await database.close()
    },
  })
  process.stdout.write(welcomeText(settings, port, demo))
}

function giveUp(line: string): never {
  process.stderr.write(`Sitewright can’t start. ${line}\n`)
  process.exit(1)
}

const settings = readSettings(process.env)
if (typeof settings === 'string') giveUp(settings)
start(settings).catch((error: unknown) => {
  const line = explainFailure(error, settings)
  giveUp(line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
})
