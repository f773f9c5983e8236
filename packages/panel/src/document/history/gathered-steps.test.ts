import { expect, test } from 'vitest'
import { gatherSteps } from './gathered-steps'
import type { Step } from './step'

function startStorage() {
  const stored = new Map<string, Step>()
  const calls: string[] = []
  let waiting: (() => void) | null = null
  const storage = gatherSteps(
    {
      read: async () => [...stored.values()],
      put: (steps) => {
        calls.push(`put ${steps.map((it) => it.label).join(' ')}`)
        for (const step of steps) stored.set(step.id, step)
      },
      remove: (steps) => {
        calls.push(`remove ${steps.map((it) => it.label).join(' ')}`)
        for (const step of steps) stored.delete(step.id)
      },
    },
    {
      set: (run) => {
        waiting = run
        return 1
      },
      clear: () => {
        waiting = null
      },
    },
  )
  return { storage, calls, pass: () => waiting?.() }
}

function makeStep(id: string, label: string): Step {
  const route = { screen: 'pages', part: '1' } as const
  return { id, label, document: 'page:1', route, at: 0, order: 1, isDone: true, patch: { set: { to: label } } }
}

test('a step that grows with each letter is written once, as it was last', () => {
  const { storage, calls, pass } = startStorage()
  for (const label of ['a', 'ab', 'abc']) storage.put([makeStep('1', label)])
  storage.put([makeStep('2', 'x')])
  expect(calls).toEqual([])
  pass()
  expect(calls).toEqual(['put abc x'])
})

test('a step that was taken back before it was written is taken away', () => {
  const { storage, calls, pass } = startStorage()
  storage.put([makeStep('1', 'a')])
  storage.remove([makeStep('1', 'a')])
  pass()
  expect(calls).toEqual(['remove a'])
})

test('what waits is written when the window goes, and is there for whoever reads', async () => {
  const { storage, calls } = startStorage()
  storage.put([makeStep('1', 'a')])
  expect((await storage.read('page:1')).map((it) => it.label)).toEqual(['a'])
  storage.put([makeStep('2', 'b')])
  storage.flush()
  storage.flush()
  expect(calls).toEqual(['put a', 'put b'])
})
