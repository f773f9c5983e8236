import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/lib/start-host.ts',
  // While one journey waits for its page, the other goes on. Files are shared out; the journeys of a file keep their order.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    // What cannot be pressed for so long is told with the reason, long before the journey's own time is over.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, testMatch: '**/*.phone.e2e.ts' },
    { name: 'tablet', use: { viewport: { width: 768, height: 1024 }, hasTouch: true }, testMatch: '**/*.phone.e2e.ts' },
  ],
})
