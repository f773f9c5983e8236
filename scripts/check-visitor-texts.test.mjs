import { expect, test } from 'vitest'
import { findLiteralTexts } from './lib/find-literal-texts.mjs'
import { isRead, listReads, listTextKeys } from './lib/read-texts.mjs'

const textsIn = (source) => findLiteralTexts('view.tsx', source).map(({ text }) => text)

test('a text is found in markup, in what is read out, and wherever it reads like words', () => {
  expect(
    textsIn(`const a = <p>Sold out <b title="Gone">{n}</b></p>
    const b = <input placeholder={\`Search \${shop}\`} aria-label="find" />
    const c = count === 1 ? 'One item' : \`\${count} items in the cart\`
    element.ariaLabel = 'Close'`),
  ).toEqual(['Sold out', 'Gone', 'Search {}', 'find', 'One item', '{} items in the cart', 'Close'])
})

test('what programs or owners read is no text for visitors', () => {
  expect(
    textsIn(`import { Close } from 'Close the door'
    type Kind = 'Big' | 'Small'
    const a = <p className="Visually hidden now" data-kind="Big thing here">{texts.cart.heading}</p>
    const b = context.isEditing ? <EditingNote>Choose a product.</EditingNote> : null
    if (event.key === 'Escape') throw new Error('There is no such thing.')
    matchMedia('(prefers-reduced-motion: reduce)')
    document.querySelector('input, select, textarea')`),
  ).toEqual([])
})

const catalog = `export const shop = {
  add: 'Add',
  count: { one: '{count} item', other: '{count} items' },
  sorts: { newest: 'Newest', price: 'Price' },
  help: { open: 'Help', close: 'Close' },
} as const`

test('each text of an area has its key, and a plural is one text', () => {
  const keys = listTextKeys('shop', 'shop.ts', catalog).map((path) => path.join('.'))
  expect(keys).toEqual([
    'shop.add',
    'shop.count',
    'shop.sorts.newest',
    'shop.sorts.price',
    'shop.help.open',
    'shop.help.close',
  ])
})

test('a text counts as read by its name, by a pattern, or by a choice among its group, and otherwise not', () => {
  const unread = (source) => {
    const reads = [listReads('view.tsx', source)]
    return listTextKeys('shop', 'shop.ts', catalog)
      .filter((path) => !isRead(path, reads))
      .map((path) => path.join('.'))
  }
  const view = `const { add, count } = context.texts.shop
    label(texts.shop.sorts[sort])
    function Help({ open }: Pick<ShopTexts, 'open'>) { return open }`
  expect(unread(`${view}\nlist(dialogTexts.close)`)).toEqual([])
  expect(unread(view)).toEqual(['shop.help.close'])
  expect(unread('door.close(); list.add(1); add(count)')).toHaveLength(6)
})
