import { expect, test } from 'vitest'
import { type EditedOptions, renameOption, renameValue } from './edit-options'

const start: EditedOptions = {
  options: [
    { name: 'Size', values: ['Small', 'Large'] },
    { name: 'Glaze', values: ['Ash', 'Celadon'] },
  ],
  renamed: [],
}

test('a renamed value tells which one it was, so that its variants keep what they have', () => {
  expect(renameValue(start, { option: 1, value: 0 }, 'Oak ash')).toEqual({
    options: [start.options[0], { name: 'Glaze', values: ['Oak ash', 'Celadon'] }],
    renamed: [{ option: 'Glaze', value: 'Ash', to: 'Oak ash' }],
  })
})

test('renamed again before it was sent, it is renamed once', () => {
  const once = renameValue(start, { option: 1, value: 0 }, 'Oak')
  expect(renameValue(once, { option: 1, value: 0 }, 'Oak ash').renamed).toEqual([
    { option: 'Glaze', value: 'Ash', to: 'Oak ash' },
  ])
  const option = renameOption(renameOption(start, 0, 'Height'), 0, 'Width')
  expect(option.renamed).toEqual([{ option: 'Size', value: null, to: 'Width' }])
})

test('a value of a renamed option is found under the name that the host has', () => {
  const renamed = renameValue(renameOption(start, 0, 'Height'), { option: 0, value: 1 }, 'Tall')
  expect(renamed.renamed).toEqual([
    { option: 'Size', value: null, to: 'Height' },
    { option: 'Size', value: 'Large', to: 'Tall' },
  ])
})
