import { expect, test } from 'vitest'
import { createToastStore } from './toast-store'

function fakeTimers() {
  const waiting: { run: () => void; delayMs: number }[] = []
  return { waiting, now: () => 0, set: (run: () => void, delayMs: number) => waiting.push({ run, delayMs }) }
}

test('[DLG-008] an information toast hides by itself after 2000 ms', () => {
  const timers = fakeTimers()
  const store = createToastStore(timers)
  store.show({ text: 'Saved' })
  expect(timers.waiting.map((timer) => timer.delayMs)).toEqual([2000])
  timers.waiting[0]?.run()
  expect(store.list()).toEqual([])
})

test('a toast that offers something stays until it can be reached', () => {
  const timers = fakeTimers()
  createToastStore(timers).show({ text: 'Deleted', action: { label: 'Undo', run: () => {} } })
  expect(timers.waiting.map((timer) => timer.delayMs)).toEqual([8000])
})

test('toasts stack with the newest on top, and an error stays until it is dismissed', () => {
  const timers = fakeTimers()
  const store = createToastStore(timers)
  const error = store.show({ text: 'Not saved', kind: 'error' })
  store.show({ text: 'Copied' })
  expect(store.list().map((toast) => toast.text)).toEqual(['Copied', 'Not saved'])
  timers.waiting.forEach((timer) => {
    timer.run()
  })
  expect(store.list().map((toast) => toast.text)).toEqual(['Not saved'])
  store.dismiss(error)
  expect(store.list()).toEqual([])
})

test('what is said again takes the place of what was said, but no offer is lost', () => {
  const store = createToastStore(fakeTimers())
  store.show({ text: 'Not saved', kind: 'error' })
  store.show({ text: 'Not saved', kind: 'error' })
  for (const label of ['Undo one', 'Undo two']) store.show({ text: 'Deleted', action: { label, run: () => {} } })
  expect(store.list().map((toast) => toast.text)).toEqual(['Deleted', 'Deleted', 'Not saved'])
})
