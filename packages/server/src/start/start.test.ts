import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@sitewright/model/routes/api'
import { platformHost, startTestHost, type TestHost } from '@sitewright/testkit/host/test-host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings, type Settings } from '../ground/settings'
import { StorageRefused, StorageUnavailable } from '../storage/storage-errors'
import { explainFailure } from './explain-failure'
import { createJsonLog } from './json-log'
import { loadStarterSite, type StarterParts } from './starter-site'
import { welcomeText } from './welcome'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

function starterParts(password: string): StarterParts {
  return { ...host.app, dataDir: host.services.settings.DATA_DIR, makePassword: () => password }
}

test('the starter site and its owner are made once, and the password is kept for its owner alone', async () => {
  const first = await loadStarterSite(starterParts('first-password-made'))
  expect(first).toEqual({ email: 'demo@sitewright.example', password: 'first-password-made' })
  expect(await loadStarterSite(starterParts('second-password-made'))).toEqual(first)
  const path = join(host.services.settings.DATA_DIR, 'demo-owner.json')
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(first)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const client = await host.signIn(platformHost, first ?? { email: '', password: '' })
  const { sites } = (await client.get(api.sites)).body
  expect(sites.map((site: { identifier: string }) => site.identifier)).toEqual(['harbour-kiln'])
  await rm(path)
  expect(await loadStarterSite(starterParts('third-password-made'))).toBeNull()
})

test('what keeps the server from starting is told in one line', () => {
  const settings = readSettings({ PORT: '4000', DATA_DIR: '/srv/sites' }) as Settings
  const busy = Object.assign(new Error('busy'), { code: 'EADDRINUSE', syscall: 'listen' })
  const noPlace = Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'mkdir' })
  const forbidden = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'mkdir' })
  expect(explainFailure(busy, settings)).toContain('Port 4000 is in use')
  expect(explainFailure(forbidden, settings)).toContain('Can’t write to the folder /srv/sites')
  expect(explainFailure(noPlace, settings)).toContain('Can’t write to the folder /srv/sites')
  expect(explainFailure(Object.assign(new Error('gone'), { code: 'ENOENT', syscall: 'open' }), settings)).toBeNull()
  expect(explainFailure(new StorageRefused('The data folder is in use.'), settings)).toBe('The data folder is in use.')
  expect(explainFailure(new StorageUnavailable('gone'), { ...settings, DATABASE_URL: 'x' })).toContain('DATABASE_URL')
  expect(explainFailure(new Error('a surprise'), settings)).toBeNull()
  expect(readSettings({ PORT: 'many' })).toContain('Invalid setting PORT')
})

test('[SEC-46] an event is one line of the log whatever it holds, and quieter levels leave it out', () => {
  const lines: string[] = []
  const log = createJsonLog(
    'warn',
    (line) => lines.push(line),
    () => 0,
  )
  log.info({}, 'not told')
  log.warn({ path: 'a\nb\r\n{"level":"error"}', error: new Error('broken') }, 'told')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    message: 'told',
    path: 'a\nb\r\n{"level":"error"}',
  })
})

test('the start prints the addresses and the demo sign-in', () => {
  const settings = readSettings({ PORT: '0' }) as Settings
  const text = welcomeText(settings, 4600, { email: 'demo@sitewright.example', password: 'secret-words' })
  for (const part of ['http://harbour-kiln.localhost:4600/config/', 'http://localhost:4600/', 'secret-words']) {
    expect(text).toContain(part)
  }
  expect(welcomeText(settings, 4600, null)).not.toContain('Demo owner')
})
