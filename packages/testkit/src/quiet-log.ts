import type { Log } from '@sitewright/server/services'

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
