import { expect, test } from 'vitest'
import { pageCommands } from '../../document/commands/page-commands'
import { shellKeys } from './shell-keys'
import { listShortcuts } from './shortcut-list'

test('the sheet shows every command that has keys, and every key of the shell', () => {
  const shown = listShortcuts([{ label: 'Bold', keys: 'mod+b' }]).flatMap((group) => group.shortcuts)
  for (const { label, keys } of pageCommands) if (keys) expect(shown).toContainEqual({ label, keys })
  for (const key of Object.values(shellKeys)) expect(shown).toContainEqual(key)
  expect(shown).toContainEqual({ label: 'Bold', keys: 'mod+b' })
})

test('no two shortcuts of one screen share their keys, but for those of a block and of a section, of which one is selected', () => {
  const ofSections = new Set(pageCommands.filter((it) => it.id.startsWith('section.')).map((it) => it.label))
  const isOfSection = (it: { label: string }) => ofSections.has(it.label)
  const [everywhere, ...screens] = listShortcuts([]).map((group) => group.shortcuts)
  for (const screen of screens) {
    const shown = [...(everywhere ?? []), ...screen]
    for (const group of [shown.filter(isOfSection), shown.filter((it) => !isOfSection(it))]) {
      const keys = group.map((it) => it.keys)
      expect(new Set(keys).size).toBe(keys.length)
    }
  }
})
