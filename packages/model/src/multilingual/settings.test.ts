import { expect, test } from 'vitest'
import { languageTag, multilingualSettings, saveLanguages } from './settings'

const english = { code: 'en', name: 'English', isPrimary: true, isEnabled: true }
const french = { code: 'fr-CA', name: 'Français', isPrimary: false, isEnabled: false }

function canSave(...languages: unknown[]) {
  return saveLanguages.safeParse({ languages }).success
}

test('a site saves its primary language and others', () => {
  expect(canSave(english, french)).toBe(true)
  expect(multilingualSettings.parse({ languages: [english], provider: null }).languages).toEqual([english])
})

test('exactly one language is primary, and it is on', () => {
  expect(canSave()).toBe(false)
  expect(canSave(french)).toBe(false)
  expect(canSave(english, { ...french, isPrimary: true })).toBe(false)
  expect(canSave({ ...english, isEnabled: false })).toBe(false)
})

test('a language is added once', () => {
  expect(canSave(english, french, { ...french, code: 'FR-ca' })).toBe(false)
})

test('language codes are BCP 47 tags', () => {
  expect(['en', 'pt-BR', 'zh-Hant-TW'].every((tag) => languageTag.safeParse(tag).success)).toBe(true)
  expect(['', 'english language', 'x', '../en'].some((tag) => languageTag.safeParse(tag).success)).toBe(false)
})
