import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClosableTargets } from './closable-targets'
import { type EscapeVisitor, listenToEscape } from './listen-to-escape'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const owner: EscapeVisitor = { isSignedIn: true, mayOpenPanel: true }
const anonymous: EscapeVisitor = { isSignedIn: false, mayOpenPanel: false }

function setUp(visitor: EscapeVisitor = owner, isEscapeToLoginOn = true) {
  const keys = new EventTarget()
  const targets = createClosableTargets()
  const acts: string[] = []
  const stop = listenToEscape({
    keys,
    targets,
    isEscapeToLoginOn,
    isVisitors: (event) => (event as Event & { isInField?: boolean }).isInField === true,
    findVisitor: async () => visitor,
    act: (action) => acts.push(action),
  })
  function press(key = 'Escape', more: Record<string, unknown> = {}) {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, shiftKey: false, ...more })
    keys.dispatchEvent(event)
    return event
  }
  function openTarget(name: string) {
    const remove = targets.add({
      name,
      close: () => {
        acts.push(`close ${name}`)
        remove()
      },
    })
    return remove
  }
  return { targets, acts, press, openTarget, stop }
}

test('[NAV-022] Escape acts 10 ms after the key press, and not before', async () => {
  const { acts, press } = setUp()
  press()
  await vi.advanceTimersByTimeAsync(9)
  expect(acts).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(acts).toEqual(['open-panel'])
})

test('what is open closes first, the most recent before the older, and only then the panel opens', async () => {
  const { acts, press, openTarget } = setUp()
  openTarget('menu')
  openTarget('dialog')
  for (let presses = 0; presses < 3; presses++) {
    press()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(acts).toEqual(['close dialog', 'close menu', 'open-panel'])
})

test('a press that closed something within the 10 ms, or that another listener took, does nothing more', async () => {
  const { acts, press, openTarget } = setUp()
  const close = openTarget('dialog')
  press()
  close()
  await vi.advanceTimersByTimeAsync(10)
  press().preventDefault()
  await vi.advanceTimersByTimeAsync(10)
  expect(acts).toEqual([])
})

test('a press that is for the page leads nobody away: neither to the login nor to the panel, and logs nobody out', async () => {
  for (const visitor of [anonymous, owner]) {
    const { acts, press, openTarget } = setUp(visitor)
    press('Escape', { isInField: true })
    press('Escape', { isInField: true, shiftKey: true })
    await vi.advanceTimersByTimeAsync(10)
    expect(acts).toEqual([])
    // What is open closes from a field too.
    openTarget('dialog')
    press('Escape', { isInField: true })
    await vi.advanceTimersByTimeAsync(10)
    expect(acts).toEqual(['close dialog'])
  }
})

test('a target that the browser closed without a word counts as closed', async () => {
  const { targets, acts, press } = setUp()
  const menu = { open: true }
  targets.add({ name: 'menu', close: () => acts.push('close menu'), isOpen: () => menu.open })
  press()
  menu.open = false
  await vi.advanceTimersByTimeAsync(10)
  expect(acts).toEqual([])
  expect(targets.list()).toEqual([])
})

test('anonymous visitors get the login where the setting is on; Shift+Escape does nothing for them', async () => {
  const on = setUp(anonymous, true)
  const off = setUp(anonymous, false)
  for (const { press } of [on, off]) {
    press()
    press('Escape', { shiftKey: true })
  }
  await vi.advanceTimersByTimeAsync(10)
  expect(on.acts).toEqual(['open-login'])
  expect(off.acts).toEqual([])
})

test('[NAV-016] a viewer who is signed in is led and logged out as an owner is', async () => {
  const { acts, press } = setUp({ isSignedIn: true, mayOpenPanel: false }, false)
  press()
  press('Escape', { shiftKey: true })
  await vi.advanceTimersByTimeAsync(10)
  expect(acts).toEqual(['open-panel', 'log-out'])
})

test('other keys, a held key, a word being composed and a stopped page are left alone', async () => {
  const { acts, press, stop } = setUp()
  press('Enter')
  press('Escape', { repeat: true })
  press('Escape', { isComposing: true })
  await vi.advanceTimersByTimeAsync(10)
  press()
  stop()
  await vi.advanceTimersByTimeAsync(10)
  expect(acts).toEqual([])
})

test('all that is open can be closed at once', () => {
  const { acts, targets, openTarget } = setUp()
  openTarget('menu')
  openTarget('dialog')
  targets.closeAll()
  expect(acts).toEqual(['close dialog', 'close menu'])
  expect(targets.list()).toEqual([])
})
