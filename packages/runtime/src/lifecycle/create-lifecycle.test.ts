import { expect, test } from 'vitest'
import { createLifecycle } from './create-lifecycle'

function setUp() {
  const logged: unknown[] = []
  const ran: string[] = []
  const site = createLifecycle({ error: (problem) => logged.push(problem) })
  const note = (text: string) => () => {
    ran.push(text)
    return undefined
  }
  const failing = () => {
    throw new Error('broken')
  }
  return { site, logged, ran, note, failing }
}

test('[LIFE-005] the loaded flag is false before the start and true after it, also when the site is destroyed', () => {
  const { site } = setUp()
  expect(site.isLoaded).toBe(false)
  site.start()
  expect(site.isLoaded).toBe(true)
  site.destroy()
  expect(site.isLoaded).toBe(true)
})

test('[LIFE-006] the initialized-once flag turns true with the first initialization and stays true', () => {
  const { site } = setUp()
  const seen: boolean[] = []
  site.addInitializer(() => {
    seen.push(site.wasInitializedOnce)
    return undefined
  })
  expect(site.wasInitializedOnce).toBe(false)
  site.start()
  expect(seen).toEqual([false])
  expect(site.wasInitializedOnce).toBe(true)
  site.destroy()
  expect(site.wasInitializedOnce).toBe(true)
})

test('[LIFE-007] [LIFE-010] registered initializers wait for the initialization, then all run in their order', () => {
  const { site, ran, note } = setUp()
  site.addInitializer(note('menu'))
  site.addInitializer(note('islands'))
  expect(ran).toEqual([])
  site.start()
  expect(ran).toEqual(['menu', 'islands'])
})

test('[LIFE-008] asking again while the site is initialized, or while it is being initialized, runs nothing twice', () => {
  const { site, ran, note } = setUp()
  site.addInitializer(note('menu'))
  site.addInitializer(() => {
    site.initialize()
    return undefined
  })
  site.start()
  site.initialize()
  expect(ran).toEqual(['menu'])
})

test('[LIFE-009] read from inside an initializer the site is not initialized yet', () => {
  const { site } = setUp()
  const seen: boolean[] = []
  for (let index = 0; index < 2; index++) {
    site.addInitializer(() => {
      seen.push(site.isInitialized)
      return undefined
    })
  }
  site.start()
  expect(seen).toEqual([false, false])
  expect(site.isInitialized).toBe(true)
})

test('[LIFE-011] an initializer registered after initialization runs during the registering call', () => {
  const { site, ran, note } = setUp()
  site.start()
  site.addInitializer(note('late'))
  expect(ran).toEqual(['late'])
})

test('an initializer that another one registers while they run is part of the same initialization, once', () => {
  const { site, ran, note } = setUp()
  site.addInitializer(() => {
    site.addInitializer(note('inner'))
    return undefined
  })
  site.start()
  expect(ran).toEqual(['inner'])
})

test('[LIFE-012] [LIFE-013] [LIFE-014] a throwing initializer is logged, and the rest of the site starts', () => {
  const { site, logged, ran, note, failing } = setUp()
  site.addInitializer(failing)
  site.addInitializer(note('menu'))
  expect(() => site.start()).not.toThrow()
  expect(logged).toEqual([new Error('broken')])
  expect(ran).toEqual(['menu'])
  expect(site.isInitialized).toBe(true)
})

test('[LIFE-015] a late initializer that throws is logged and leaves its registering code alone', () => {
  const { site, logged, failing } = setUp()
  site.start()
  expect(() => site.addInitializer(failing)).not.toThrow()
  expect(logged).toEqual([new Error('broken')])
})

test('[LIFE-016] [LIFE-017] a destroy runs every destructor in reverse order, also after one that throws', () => {
  const { site, logged, ran, note, failing } = setUp()
  site.addDestructor(note('first'))
  site.addDestructor(failing)
  site.addDestructor(note('last'))
  site.start()
  site.destroy()
  expect(ran).toEqual(['last', 'first'])
  expect(logged).toEqual([new Error('broken')])
  expect(site.isInitialized).toBe(false)
})

test('what an initializer answered with undoes that run alone', () => {
  const { site, ran, note } = setUp()
  site.addInitializer(() => note('undone'))
  site.start()
  site.destroy()
  site.destroy()
  expect(ran).toEqual(['undone'])
  site.initialize()
  site.destroy()
  expect(ran).toEqual(['undone', 'undone'])
})

test('[LIFE-018] [LIFE-019] after a destroy new initializers wait, and initializing again runs old and new', () => {
  const { site, ran, note } = setUp()
  site.addInitializer(note('old'))
  site.start()
  site.destroy()
  site.addInitializer(note('new'))
  expect(ran).toEqual(['old'])
  site.initialize()
  expect(ran).toEqual(['old', 'old', 'new'])
  expect(site.isInitialized).toBe(true)
})

test('[LIFE-020] [LIFE-021] only a second start is logged, word for word, and it runs nothing', () => {
  const { site, logged, ran, note } = setUp()
  site.addInitializer(note('menu'))
  site.start()
  expect(logged).toEqual([])
  site.start()
  expect(logged).toEqual(['Detected second run, this is bad.'])
  expect(ran).toEqual(['menu'])
})
