import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

/** `@sitewright/model/id` is the file `packages/model/src/id.ts`, for Vite and Vitest as for TypeScript. */
export const workspaceAlias = [{ find: /^@sitewright\/([a-z]+)\/(.+)$/, replacement: `${packages}$1/src/$2` }]
