/**
 * How the built server is started. What dies young is thrown away every 4 MB, and what lived longer once it has grown by a seventh:
 * a host that is busy keeps little that nobody needs any more. The number of arenas is read as a process starts; with the usual one
 * memory that threads have freed is not given back for long.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=15']
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
