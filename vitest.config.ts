import { defineConfig } from 'vitest/config'
import { workspaceAlias } from './scripts/lib/workspace-alias.mjs'

const hosts = ['packages/server/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'templates/**/*.test.ts']

export default defineConfig({
  resolve: { alias: workspaceAlias },
  test: {
    // A worker holds an embedded database of some 300 MB; two at once leave nothing for the browser.
    maxWorkers: 2,
    // Slow machines must not fail what is right: these limits only end what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Styles are text that pages are made of; without this Vitest hands out empty ones.
    css: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: hosts,
          // Pure code has no state to keep apart, and a process for each of its files would take most of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'hosts', include: hosts } },
    ],
  },
})
