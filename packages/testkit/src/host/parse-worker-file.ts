import { fileURLToPath } from 'node:url'

/** `build-parse-worker.ts` writes it once before the tests. Below node_modules, so that packages are found. */
export const parseWorkerFile = fileURLToPath(
  new URL('../../../../node_modules/.cache/sitewright/parse-worker/parse-worker.mjs', import.meta.url),
)
