import { expect, test } from 'vitest'
import { changeAt, readAt } from './prop-path'

const props = {
  text: 'a',
  items: [
    { title: 'x', text: 'one' },
    { title: 'y', text: 'two' },
  ],
}

test('a prop is read by its path, and a path that leads nowhere gives nothing', () => {
  expect(readAt(props, 'text')).toBe('a')
  expect(readAt(props, 'items.1.text')).toBe('two')
  expect(readAt(props, 'items.7.text')).toBeUndefined()
  expect(readAt(props, 'constructor.name')).toBeUndefined()
})

test('a change at a path leaves everything beside it alone', () => {
  expect(changeAt(props, 'text', 'b')).toEqual({ text: 'b' })
  expect(changeAt(props, 'items.1.text', 'new')).toEqual({
    items: [
      { title: 'x', text: 'one' },
      { title: 'y', text: 'new' },
    ],
  })
  expect(props.items[1]?.text).toBe('two')
})
