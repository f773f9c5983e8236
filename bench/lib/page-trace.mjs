const categories = ['toplevel', 'devtools.timeline', 'loading', 'v8', 'v8.execute']
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
export const scriptEvents = new Set([
  'v8.compileModule',
  'v8.compile',
  'v8.evaluateModule',
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.callFunction',
])
/** A task that takes longer keeps the visitor waiting. */
const longTaskMs = 50

/** Loads a page on a phone and answers every event of the browser until the page was quiet; `act` uses the page before that. */
export async function tracePage(chromium, { address, hasScripts = true, quietMs = 1000, act = async () => {} }) {
  const page = await chromium.openPage()
  try {
    await page.send('Emulation.setDeviceMetricsOverride', phone)
    await page.send('Emulation.setScriptExecutionDisabled', { value: !hasScripts })
    await page.send('Page.enable')
    const events = []
    const stopHearing = chromium.listen('Tracing.dataCollected', ({ value }) => events.push(...value))
    await chromium.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
    })
    const loaded = new Promise((resolve) => page.listen('Page.loadEventFired', resolve))
    await page.send('Page.navigate', { url: address })
    await loaded
    await act(page)
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    const complete = new Promise((resolve) => chromium.listen('Tracing.tracingComplete', resolve))
    await chromium.send('Tracing.end')
    await complete
    stopHearing()
    return events
  } finally {
    await page.close()
  }
}

/**
 * What the main thread did for the page, in milliseconds of a processor that is `slowdown` times slower. The thread's
 * own clock is read, which stands still while the machine works for others. `since` is a `console.timeStamp` of the page:
 * what came before it is not counted.
 */
export function readTrace(events, { address, slowdown, since }) {
  const start = events.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === since)?.ts ?? 0
  const thread = mainThreadOf(events, address).filter(({ ts }) => ts >= start)
  const ms = (event) => ((event.tdur ?? 0) * slowdown) / 1000
  const sum = (list) => list.reduce((total, event) => total + ms(event), 0)
  const tasks = outermost(thread, ({ name }) => name.endsWith('RunTask'))
  const scripts = outermost(thread, ({ name }) => scriptEvents.has(name))
  return {
    baseMs: sum(baseScript(scripts)),
    scriptMs: sum(scripts),
    busyMs: sum(tasks),
    longestMs: Math.max(...tasks.map(ms)),
    blockingMs: afterFirstPaint(tasks, events).reduce((total, task) => total + Math.max(0, ms(task) - longTaskMs), 0),
    shift: events
      .filter((event) => event.name === 'LayoutShift' && !event.args.data.had_recent_input)
      .reduce((total, event) => total + event.args.data.score, 0),
  }
}

/** Blocking is what delays an answer to somebody who sees the page, so it counts from the first contentful paint. */
function afterFirstPaint(tasks, events) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  return tasks.filter(({ ts, dur }) => ts + dur > (paint?.ts ?? 0))
}

/** In the order of time; of events that begin together the longest first, which holds the others. */
function mainThreadOf(events, address) {
  const first = events.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === address)
  return events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === first.pid && tid === first.tid && ts >= first.ts)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
}

export function outermost(thread, isWanted) {
  let end = 0
  return thread.filter((event) => {
    if (!isWanted(event) || event.ts < end) return false
    end = event.ts + event.dur
    return true
  })
}

/** The page's module is evaluated first; what it put off runs directly after it, the rest when the browser calls it. */
function baseScript(scripts) {
  const at = scripts.findIndex(({ name }) => name === 'v8.evaluateModule')
  if (at < 0) return []
  const after = scripts[at + 1]?.name === 'RunMicrotasks' ? [scripts[at + 1]] : []
  const called = scripts.filter(({ args }) => /\/runtime-[^/]*\.js$/.test(args.data?.url ?? args.fileName ?? ''))
  return [...new Set([scripts[at], ...after, ...called])]
}
