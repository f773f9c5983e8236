import { writeSync } from 'node:fs'
import { readSettings, type Settings } from '@sitewright/server/ground/settings'
import { drainTimes, longestStopMs, stopOnSignals } from '@sitewright/server/start/stop-on-signals'
import { openDatabase } from '@sitewright/server/storage/open/open-database'
import { quietLog } from '../host/quiet-log'
import { readStorageSettings } from '../host/test-database'
import { startTestHost } from '../host/test-host'

// Run as a process of its own: stopping-child.mjs URL. It stops as the server does and prints the port that it listens on.
const [url = ''] = process.argv.slice(2)
const database = await openDatabase(readStorageSettings('', url), quietLog)
const host = await startTestHost({ services: { database }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
const settings = readSettings({}) as Settings
stopOnSignals(quietLog, {
  longestMs: longestStopMs(settings),
  stop: async (signal) => {
    await host.app.drain(drainTimes(settings, signal))
    await host.app.close()
    await database.close()
  },
})
writeSync(1, `port ${host.port}\n`)
