import { at, block, h2, picture, rule, small, text } from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

function said(column: number, quote: string, source: string): PresetBlock[] {
  return [
    rule(at(column, 3, 7, 1)),
    text(at(column, 4, 7, 4), small(source), (textAlign) => ({
      type: 'paragraph',
      attrs: { textAlign, size: 1 },
      content: [{ type: 'text', text: quote }],
    })),
  ]
}

export const quotesPresets: readonly SectionPreset[] = [
  {
    name: 'quotes-large',
    label: 'One large quote',
    section: {
      theme: 'bright',
      height: 'large',
      divider: 'soft-corners',
      blocks: [
        block('quote', at(3, 0, 18, 4), {
          quote: 'They listened, they drew, and then they built exactly what we had not been able to say.',
          source: 'Helen and Mark, Bath',
          alignment: 'center',
        }),
      ],
    },
  },
  {
    name: 'quotes-three',
    label: 'Three quotes',
    section: {
      theme: 'light',
      blocks: [
        text(at(0, 0, 14, 2), h2('What people say')),
        ...said(
          0,
          'The bowl we reach for every morning. It has survived two children and a move.',
          'Ruth, customer since 2018',
        ),
        ...said(8, 'I came for one class and stayed for three years.', 'Daniel, member'),
        ...said(16, 'Honest advice, even when it meant that we bought less.', 'Priya, restaurant owner'),
      ],
    },
  },
  {
    name: 'quotes-picture',
    label: 'Quote and image',
    section: {
      theme: 'white',
      blocks: [
        picture(at(0, 0, 9, 13), 'portrait', { rounded: true }),
        block('quote', at(11, 0, 13, 13, 'middle'), {
          quote: 'For the first time our guests ask who designed the place.',
          source: 'Marco Villa, Osteria della Piazza',
        }),
      ],
    },
  },
  {
    name: 'quotes-two',
    label: 'Two quotes',
    section: {
      theme: 'dark',
      blocks: [
        block('quote', at(0, 0, 11, 3), {
          quote: 'On time, on budget, and still smiling.',
          source: 'Nora Feld, school director',
        }),
        block('quote', at(13, 0, 11, 3), {
          quote: 'They treated our old house like their own.',
          source: 'The Hartmann family',
        }),
      ],
    },
  },
]
