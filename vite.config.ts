import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { workspaceAlias } from './scripts/lib/workspace-alias.mjs'

/** Where the host serves what is built for browsers; file names carry a hash and never change their content. */
const publicBase = '/_sitewright/'

const browser = (name: 'site' | 'islands' | 'panel', input: Record<string, string>): UserConfig => ({
  base: publicBase,
  build: {
    outDir: 'dist/browser',
    // All browser builds write here; scripts/build.mjs empties the folder before the first.
    emptyOutDir: false,
    manifest: `manifest-${name}.json`,
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: true,
    rolldownOptions: {
      input,
      // The base script calls what the islands' script exports; by default an entry of an app loses its exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})

const builds: Record<string, UserConfig> = {
  site: browser('site', { runtime: 'packages/runtime/src/main.ts' }),
  // Built apart from the base script: a chunk that both share would bring React to pages that have no island.
  islands: browser('islands', {
    islands: 'packages/blocks/src/hydrate-island.tsx',
    checkout: 'packages/blocks/src/checkout/checkout-entry.tsx',
  }),
  panel: browser('panel', { panel: 'packages/panel/src/main.tsx' }),
  server: {
    // Left outside, React would run its development build, several times slower, wherever NODE_ENV is not set. The other
    // two are hundreds of small files, which take long to open one by one at every start.
    ssr: { noExternal: ['react', 'react-dom', 'kysely', 'zod'] },
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      // The server's code is read from disk, not sent.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: { main: 'packages/server/src/main.ts', 'parse-worker': 'packages/server/src/parse-worker.ts' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  },
}

export default defineConfig(({ mode }) => {
  const build = builds[mode]
  if (!build) throw new Error(`There is no build named ${mode}: use --mode site, islands, panel or server.`)
  return {
    ...build,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    resolve: { alias: workspaceAlias },
    publicDir: false,
    logLevel: 'warn',
  }
})
