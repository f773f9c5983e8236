import { at, block, button, h2, h3, h4, lead, onPhone, p, picture, small, text } from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

function product(
  index: number,
  drawing: 'still-life' | 'texture' | 'interior',
  name: string,
  price: string,
): PresetBlock[] {
  const [x, y] = [(index % 2) * 4, 4 + Math.floor(index / 2) * 7]
  return [
    picture(onPhone(at(index * 6, 3, 6, 9), x, y, 4, 5), drawing),
    text(onPhone(at(index * 6, 12, 6, 2), x, y + 5, 4, 2), h4(name), small(price)),
  ]
}

function promise(column: number, shape: string, title: string, words: string): PresetBlock[] {
  const row = (column / 8) * 4
  return [
    block('shape', onPhone(at(column, 0, 1, 1), 0, row, 1, 1), { shape, color: 'link' }),
    text(onPhone(at(column + 1, 0, 6, 2), 1, row, 7, 4), h4(title), p(words)),
  ]
}

export const storePresets: readonly SectionPreset[] = [
  {
    name: 'store-four',
    label: 'Four products',
    section: {
      theme: 'white',
      blocks: [
        text(onPhone(at(0, 0, 14, 2), 0, 0, 8, 2), h2('New in the shop')),
        button(onPhone(at(18, 0, 6, 2, 'bottom'), 0, 2, 8, 2), 'See everything', {
          style: 'tertiary',
          alignment: 'right',
        }),
        ...product(0, 'still-life', 'Morning cup', '£24'),
        ...product(1, 'texture', 'Linen throw', '£85'),
        ...product(2, 'interior', 'Paper lamp', '£120'),
        ...product(3, 'still-life', 'Tall vase', '£64'),
      ],
    },
  },
  {
    name: 'store-feature',
    label: 'Featured product',
    section: {
      theme: 'light',
      blocks: [
        picture(at(0, 0, 13, 14), 'still-life'),
        text(
          at(15, 1, 9, 8, 'bottom'),
          small('Made in small numbers'),
          h2('The everyday jug'),
          p(
            'Thrown in stoneware, glazed inside and bare outside, so that it sits well in the hand. Holds a liter and pours without a drip.',
          ),
          h3('£58'),
        ),
        button(at(15, 10, 9, 2), 'Add to your shelf', { alignment: 'stretch' }),
      ],
    },
  },
  {
    name: 'store-promise',
    label: 'Shipping, returns, care',
    section: {
      theme: 'white',
      height: 'small',
      blocks: [
        ...promise(0, 'circle', 'Posted within two days', 'Packed in paper and straw, without plastic.'),
        ...promise(8, 'diamond', 'Thirty days to decide', 'Send it back for any reason, and we pay the post.'),
        ...promise(16, 'leaf', 'Mended for life', 'Chips and cracks happen. We repair what we made.'),
      ],
    },
  },
  {
    name: 'store-ranges',
    label: 'Two collections',
    section: {
      theme: 'white',
      blocks: [
        picture(at(0, 0, 12, 14), 'texture'),
        picture(at(12, 0, 12, 14), 'still-life'),
        text(at(0, 14, 9, 3), h3('For the table'), p('Plates, bowls and cups that stack.')),
        text(at(12, 14, 9, 3), h3('For the wall'), p('Tiles, hooks and shelves in six glazes.')),
        button(at(0, 17, 9, 2), 'See the table', { style: 'secondary' }),
        button(at(12, 17, 9, 2), 'See the wall', { style: 'secondary' }),
      ],
    },
  },
  {
    name: 'store-note',
    label: 'Store notice',
    section: {
      theme: 'bright',
      height: 'small',
      blocks: [
        text(at(0, 0, 16, 3, 'middle'), lead('Free delivery from £60, and always when you collect in the shop.')),
        button(at(18, 0, 6, 3, 'middle'), 'Go to the shop', { alignment: 'right' }),
      ],
    },
  },
]
