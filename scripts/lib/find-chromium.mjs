import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, root } from './prepare.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium for the journeys: an installed one, else Playwright's own download, else the system's package. */
export async function findChromium() {
  return installedChromium() ?? (await playwrightChromium()) ?? packagedChromium()
}

function installedChromium() {
  return [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path)) ?? null
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  process.stdout.write('Fetching a Chromium for the journeys …\n')
  spawnSync(bin('playwright'), ['install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 300_000 })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

function packagedChromium() {
  if (process.getuid?.() !== 0) return null
  process.stdout.write('Installing the system’s Chromium …\n')
  const options = { stdio: 'ignore', timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options)
  return installedChromium()
}
