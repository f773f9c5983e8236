import { defineConfig } from 'vitest/config'
import { workspaceAlias } from './scripts/lib/workspace-alias.mjs'

const hosts = ['packages/server/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'templates/**/*.test.ts']

export default defineConfig({
  resolve: { alias: workspaceAlias },
  test: {
    globalSetup: 'packages/testkit/src/host/build-parse-worker.ts',
    setupFiles: 'packages/testkit/src/chance/seed-properties.ts',
    // A worker holds an embedded database of some 300 MB; two at once leave nothing for the browser.
    maxWorkers: 2,
    // Slow machines must not fail what is right: these limits only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Styles are text that pages are made of; without this Vitest hands out empty ones.
    css: true,
    // Code keeps its state in what it makes, never in a module: files may share a process. One for each file would spend
    // more time on loading than on testing.
    isolate: false,
    // Two kinds, in processes of their own: tests of browser code leave a `window` behind.
    projects: [
      { extends: true, test: { name: 'units', include: ['packages/*/src/**/*.test.{ts,tsx}'], exclude: hosts } },
      { extends: true, test: { name: 'hosts', include: hosts } },
    ],
  },
})
