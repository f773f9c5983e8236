/**
 * How the built server is started. What dies young is thrown away every 4 MB: a host that is busy keeps little that nobody needs any
 * more. (`--heap-growing-percent` would keep less still, but one process in four then collects without end, at three times the
 * price of a page.) The number of arenas is read as a process starts; with the usual one memory that threads have freed is not
 * given back for long.
 */
export const serverFlags = ['--max-semi-space-size=4']
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
