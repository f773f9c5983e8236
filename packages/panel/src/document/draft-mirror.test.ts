import { emptyPage, pageDocument } from '@sitewright/model/pages/document'
import { expect, test } from 'vitest'
import { createDraftMirror, judgeMirror } from './draft-mirror'

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('an unsaved page is found again under its own page only, until it is dropped', () => {
  const storage = memoryStorage()
  const mirror = createDraftMirror(storage, 'a', pageDocument)
  mirror.keep(emptyPage(), 3)
  expect(createDraftMirror(storage, 'a', pageDocument).read()).toEqual({ version: 3, document: emptyPage() })
  expect(createDraftMirror(storage, 'b', pageDocument).read()).toBe(null)
  mirror.drop()
  expect(mirror.read()).toBe(null)
})

test('damaged or foreign content is no draft, and a full storage does not stop the work', () => {
  const storage = memoryStorage()
  const mirror = createDraftMirror(storage, 'a', pageDocument)
  for (const content of ['{', 'null', '[]', '{"version":1}', '{"version":1,"document":{"format":9}}']) {
    storage.items.set('sitewright.unsaved.a', content)
    expect(mirror.read(), content).toBe(null)
  }
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => createDraftMirror(full, 'a', pageDocument).keep(emptyPage(), 1)).not.toThrow()
})

test('a draft upon the version of the host is taken up; upon another, the owner is asked', () => {
  const draft = { version: 3, document: emptyPage() }
  expect(judgeMirror(null, 3)).toBe('none')
  expect(judgeMirror(draft, 3)).toBe('apply')
  expect(judgeMirror(draft, 4)).toBe('ask')
})
