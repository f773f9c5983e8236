import { outermost, scriptEvents } from './page-trace.mjs'

const categories = ['toplevel', 'devtools.timeline', 'v8', 'v8.execute']
const renderingEvents = new Set(['Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'HitTest'])

/** Records what the browser does while `act` runs. */
export async function traceSteps(chromium, act) {
  const events = []
  const stopHearing = chromium.listen('Tracing.dataCollected', ({ value }) => events.push(...value))
  await chromium.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await act()
  const complete = new Promise((resolve) => {
    const stop = chromium.listen('Tracing.tracingComplete', () => resolve(stop()))
  })
  await chromium.send('Tracing.end')
  await complete
  stopHearing()
  return events
}

/**
 * What the page's main thread did for each input of this type: all of its tasks from the one that takes the input to the
 * one that takes the next, whatever they were for. The thread's own clock is read, which stands still while the machine
 * works for others, and multiplied by the slowdown. `scriptMs` is scripting as browsers' own tools count it: without the
 * styling and layout that a script waits for, which is in `busyMs`.
 */
export function readSteps(events, { input, slowdown }) {
  const first = events.find((event) => isInput(event, input))
  if (!first) throw new Error(`no ${input} reached the page`)
  const thread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const tasks = outermost(thread, ({ name }) => name.endsWith('RunTask'))
  const scripts = outermost(thread, ({ name }) => scriptEvents.has(name) || name === 'EventDispatch')
  const starts = thread
    .filter((event) => isInput(event, input))
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts)
  const ms = (list) => (list.reduce((total, { tdur = 0 }) => total + tdur, 0) * slowdown) / 1000
  return [...new Set(starts)].map((from, index, all) => {
    const isIn = ({ ts }) => ts >= from && ts < (all[index + 1] ?? Number.POSITIVE_INFINITY)
    const within = scripts.filter(isIn)
    const rendering = outermost(
      thread.filter((event) => within.some((script) => event.ts >= script.ts && event.ts < script.ts + script.dur)),
      ({ name }) => renderingEvents.has(name),
    )
    return { busyMs: ms(tasks.filter(isIn)), scriptMs: ms(within) - ms(rendering) }
  })
}

function isInput({ name, args }, input) {
  return name === 'EventDispatch' && args.data?.type === input
}
