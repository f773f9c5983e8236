/**
 * How the built server is started, so that a busy host keeps little that nobody needs any more. What dies young is thrown away every
 * 4 MB. By its limit V8 also chooses how far the heap may grow before it is collected: with 1 GB it is half of what it takes with the
 * usual 4 GB, and ten times of what a thousand sites use. (`--heap-growing-percent` would keep less still, but one process in four
 * then collects without end, at three times the price of a page.)
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=1024']
/** Read as a process starts. With the usual ones memory that threads have freed is not given back for long, if at all. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
