import { at, block, button, centered, h2, h3, h4, lead, list, p, picture, small, text } from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

interface Plan {
  readonly name: string
  readonly price: string
  readonly note: string
  readonly points: readonly string[]
  readonly isMain?: boolean
}

function plan(column: number, { name, price, note, points, isMain = false }: Plan): PresetBlock[] {
  return [
    block('line', at(column, 4, 7, 1), isMain ? { thicknessPx: 3, color: 'link' } : {}),
    text(at(column, 5, 7, 4), h4(name), h2(price), small(note)),
    text(at(column, 9, 7, 4), list(...points)),
    button(at(column, 13, 7, 2), `Choose ${name}`, { style: isMain ? 'primary' : 'secondary', alignment: 'stretch' }),
  ]
}

export const pricesPresets: readonly SectionPreset[] = [
  {
    name: 'prices-plans',
    label: 'Three plans',
    section: {
      theme: 'white',
      blocks: [
        centered(
          at(4, 0, 16, 3),
          h2('Simple prices'),
          lead('Change or stop whenever you like. No fees in small print.'),
        ),
        ...plan(0, {
          name: 'Basic',
          price: '£12',
          note: 'a month',
          points: ['One class a week', 'Use of all tools', 'Shelf for your work'],
        }),
        ...plan(8, {
          name: 'Studio',
          price: '£28',
          note: 'a month',
          points: ['Classes without limit', 'Open studio at weekends', 'Two kiln firings'],
          isMain: true,
        }),
        ...plan(16, {
          name: 'Maker',
          price: '£64',
          note: 'a month',
          points: ['A key of your own', 'Storage and a bench', 'Firings without limit'],
        }),
      ],
    },
  },
  {
    name: 'prices-list',
    label: 'Price list',
    section: {
      theme: 'light',
      width: 'inset',
      blocks: [
        text(at(0, 0, 8, 6), h2('Price list'), p('Children under twelve pay half. Please come ten minutes early.')),
        block('menu', at(10, 0, 14, 14), {
          menus: [
            {
              title: 'Prices',
              sections: [
                {
                  title: 'Hair',
                  items: [
                    { title: 'Cut and dry', description: 'With wash and head massage', price: '48' },
                    { title: 'Short cut', description: 'Clippers and scissors', price: '29' },
                    { title: 'Color', description: 'Plant colors only', price: 'from 65' },
                  ],
                },
                {
                  title: 'Beard',
                  items: [
                    { title: 'Trim', price: '18' },
                    { title: 'Hot towel shave', description: 'Half an hour of peace', price: '32' },
                  ],
                },
              ],
            },
          ],
        }),
      ],
    },
  },
  {
    name: 'prices-menu',
    label: 'Restaurant menu',
    section: {
      theme: 'white',
      width: 'inset',
      blocks: [
        centered(at(3, 0, 18, 3), small('From noon to ten'), h2('On the table')),
        block('menu', at(2, 4, 20, 12), {
          menus: [
            {
              title: 'Lunch',
              sections: [
                {
                  title: 'To begin',
                  items: [
                    { title: 'Soup of the day', description: 'With bread from the wood oven', price: '7' },
                    { title: 'Beetroot and goat’s curd', description: 'Hazelnut, dill', price: '9' },
                  ],
                },
                {
                  title: 'After that',
                  items: [
                    { title: 'Roast squash', description: 'White beans, sage, brown butter', price: '16' },
                    { title: 'Trout from the stream', description: 'New potatoes, cucumber', price: '21' },
                  ],
                },
              ],
            },
            {
              title: 'Dinner',
              sections: [
                {
                  title: 'Five courses',
                  description: 'The kitchen chooses. Tell us what you do not eat.',
                  items: [
                    { title: 'With meat or fish', price: '54' },
                    { title: 'With vegetables only', price: '46' },
                    { title: 'Wine with each course', price: '32' },
                  ],
                },
              ],
            },
          ],
        }),
      ],
    },
  },
  {
    name: 'prices-one',
    label: 'Single offer',
    section: {
      theme: 'bright',
      backgroundInset: true,
      blocks: [
        text(
          at(1, 1, 11, 10, 'middle'),
          h2('One price for everything'),
          p('The whole weekend: two nights, all meals, both workshops and the sauna by the lake.'),
        ),
        text(at(14, 1, 9, 4, 'bottom'), h2('£320'), small('per person, in a double room')),
        text(at(14, 5, 9, 4), list('Arrive Friday from three', 'Leave Sunday after lunch', 'Dogs are welcome')),
        button(at(14, 10, 9, 2), 'Ask for a date'),
      ],
    },
  },
  {
    name: 'prices-picture',
    label: 'Gift voucher and image',
    section: {
      theme: 'dark',
      blocks: [
        picture(at(-1, 0, 12, 15), 'still-life'),
        text(
          at(13, 1, 10, 8, 'bottom'),
          small('Gift vouchers'),
          h2('Give somebody an afternoon'),
          p('Printed on heavy paper and posted the same day, or sent by email at once. Valid for three years.'),
        ),
        text(at(13, 9, 10, 2), h3('from £25')),
        button(at(13, 12, 6, 2), 'Buy a voucher'),
      ],
    },
  },
]
