import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { workspaceAlias } from '../../../../scripts/lib/workspace-alias.mjs'
import { parseWorkerFile } from './parse-worker-file'

/** Before all tests: the code of the host's parser threads, which cannot run TypeScript. */
export default async function buildParseWorker(): Promise<void> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Tests would have React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: workspaceAlias },
    ssr: { noExternal: ['react', 'react-dom'] },
    build: {
      ssr: fileURLToPath(new URL('../../../server/src/parse-worker.ts', import.meta.url)),
      outDir: dirname(parseWorkerFile),
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'parse-worker.mjs', codeSplitting: false } },
    },
  })
}
