import type { Log } from '@sitewright/server/ground/log'

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
