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

test('[LIFE-006] the initialised-once flag turns true with the first initialisation and stays true', () => {
  const { site } = setUp()
  const seen: boolean[] = []
  site.addInitialiser(() => {
    seen.push(site.wasInitialisedOnce)
    return undefined
  })
  expect(site.wasInitialisedOnce).toBe(false)
  site.start()
  expect(seen).toEqual([false])
  expect(site.wasInitialisedOnce).toBe(true)
  site.destroy()
  expect(site.wasInitialisedOnce).toBe(true)
})

test('[LIFE-007] [LIFE-010] registered initialisers wait for the initialisation, then all run in their order', () => {
  const { site, ran, note } = setUp()
  site.addInitialiser(note('menu'))
  site.addInitialiser(note('islands'))
  expect(ran).toEqual([])
  site.start()
  expect(ran).toEqual(['menu', 'islands'])
})

test('[LIFE-008] asking again while the site is initialised, or while it is being initialised, runs nothing twice', () => {
  const { site, ran, note } = setUp()
  site.addInitialiser(note('menu'))
  site.addInitialiser(() => {
    site.initialise()
    return undefined
  })
  site.start()
  site.initialise()
  expect(ran).toEqual(['menu'])
})

test('[LIFE-009] read from inside an initialiser the site is not initialised yet', () => {
  const { site } = setUp()
  const seen: boolean[] = []
  for (let index = 0; index < 2; index++) {
    site.addInitialiser(() => {
      seen.push(site.isInitialised)
      return undefined
    })
  }
  site.start()
  expect(seen).toEqual([false, false])
  expect(site.isInitialised).toBe(true)
})

test('[LIFE-011] an initialiser registered after initialisation runs during the registering call', () => {
  const { site, ran, note } = setUp()
  site.start()
  site.addInitialiser(note('late'))
  expect(ran).toEqual(['late'])
})

test('an initialiser that another one registers while they run is part of the same initialisation, once', () => {
  const { site, ran, note } = setUp()
  site.addInitialiser(() => {
    site.addInitialiser(note('inner'))
    return undefined
  })
  site.start()
  expect(ran).toEqual(['inner'])
})

test('[LIFE-012] [LIFE-013] [LIFE-014] a throwing initialiser is logged, and the rest of the site starts', () => {
  const { site, logged, ran, note, failing } = setUp()
  site.addInitialiser(failing)
  site.addInitialiser(note('menu'))
  expect(() => site.start()).not.toThrow()
  expect(logged).toEqual([new Error('broken')])
  expect(ran).toEqual(['menu'])
  expect(site.isInitialised).toBe(true)
})

test('[LIFE-015] a late initialiser that throws is logged and leaves its registering code alone', () => {
  const { site, logged, failing } = setUp()
  site.start()
  expect(() => site.addInitialiser(failing)).not.toThrow()
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
  expect(site.isInitialised).toBe(false)
})

test('what an initialiser answered with undoes that run alone', () => {
  const { site, ran, note } = setUp()
  site.addInitialiser(() => note('undone'))
  site.start()
  site.destroy()
  site.destroy()
  expect(ran).toEqual(['undone'])
  site.initialise()
  site.destroy()
  expect(ran).toEqual(['undone', 'undone'])
})

test('[LIFE-018] [LIFE-019] after a destroy new initialisers wait, and initialising again runs old and new', () => {
  const { site, ran, note } = setUp()
  site.addInitialiser(note('old'))
  site.start()
  site.destroy()
  site.addInitialiser(note('new'))
  expect(ran).toEqual(['old'])
  site.initialise()
  expect(ran).toEqual(['old', 'old', 'new'])
  expect(site.isInitialised).toBe(true)
})

test('[LIFE-020] [LIFE-021] only a second start is logged, word for word, and it runs nothing', () => {
  const { site, logged, ran, note } = setUp()
  site.addInitialiser(note('menu'))
  site.start()
  expect(logged).toEqual([])
  site.start()
  expect(logged).toEqual(['Detected second run, this is bad.'])
  expect(ran).toEqual(['menu'])
})
