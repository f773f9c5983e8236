import { at, block, button, h2, h3, h4, lead, lineBreak, p, picture, rule, small, text } from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

function date(row: number, when: string, title: string, words: string): PresetBlock[] {
  return [
    rule(at(0, row, 24, 1)),
    text(at(0, row + 1, 5, 2), h4(when)),
    text(at(5, row + 1, 13, 2), h3(title), p(words)),
    button(at(18, row + 1, 6, 2), 'Save a seat', { style: 'secondary', size: 'small', alignment: 'right' }),
  ]
}

/** Days and hours as a table, which is read out row by row. */
const hours = [
  '| Day | Hours |',
  '|---|---|',
  '| Tuesday to Friday | 10 – 18 |',
  '| Saturday | 9 – 16 |',
  '| First Sunday | 11 – 15 |',
  '| Monday | Closed |',
].join('\n')

export const eventsPresets: readonly SectionPreset[] = [
  {
    name: 'events-list',
    label: 'List of dates',
    section: {
      theme: 'white',
      blocks: [
        text(at(0, 0, 16, 2), h2('Coming up')),
        ...date(3, '12 March', 'Evening at the wheel', 'For beginners, with wine and bread. Seven to ten.'),
        ...date(6, '28 March', 'Glaze day', 'Mix, dip and brush. Bring two pieces of your own.'),
        ...date(9, '9 May', 'Open house', 'The whole street opens its doors, and we fire the big kiln.'),
      ],
    },
  },
  {
    name: 'events-feature',
    label: 'Featured event',
    section: {
      theme: 'dark',
      divider: 'scalloped',
      blocks: [
        text(
          at(0, 1, 11, 8, 'bottom'),
          small('Saturday, 14 June, from five'),
          h2('Midsummer table in the courtyard'),
          p('One long table, eighty seats, four courses from the fire. Music until the lamps go out.'),
        ),
        button(at(0, 10, 8, 2), 'Reserve seats'),
        picture(at(13, 0, 11, 14), 'still-life', { shape: 'arched-window' }),
      ],
    },
  },
  {
    name: 'hours-table',
    label: 'Opening hours',
    section: {
      theme: 'light',
      width: 'inset',
      blocks: [
        text(at(0, 0, 9, 4), h2('Opening hours'), p('On public holidays we stay at home. In August we close at noon.')),
        block('markdown', at(11, 0, 13, 5), { source: hours }),
      ],
    },
  },
  {
    name: 'hours-place',
    label: 'Hours, location and image',
    section: {
      theme: 'white',
      blocks: [
        picture(at(-1, 0, 13, 12), 'interior'),
        text(at(14, 1, 10, 3, 'bottom'), h2('Come by')),
        text(
          at(14, 5, 5, 4),
          h4('Hours'),
          p(['Tuesday to Friday', lineBreak, '10 to 18', lineBreak, 'Saturday 9 to 16']),
        ),
        text(at(19, 5, 5, 4), h4('Place'), p(['12 Harbour Lane', lineBreak, 'Behind the market', lineBreak, 'Bell 3'])),
        button(at(14, 10, 10, 2), 'Show the way', { style: 'secondary' }),
      ],
    },
  },
  {
    name: 'events-season',
    label: 'Season overview',
    section: {
      theme: 'bright',
      blocks: [
        text(at(0, 0, 8, 3), small('Season'), h2('October to May')),
        text(
          at(10, 0, 14, 3),
          lead(
            'Concerts every second Friday in the old boat house. Doors open at seven, we play at eight, and nobody sits further than ten meters from the stage.',
          ),
        ),
      ],
    },
  },
]
