import { at, block, button, h2, h3, h4, onPhone, p, picture, rule, small, text } from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

/** A sign, a title and a sentence in one of three columns. */
function point(column: number, shape: string, title: string, words: string): PresetBlock[] {
  return [
    block('shape', onPhone(at(column, 5, 1, 2), 0, 3 + (column / 8) * 6, 1, 2), { shape, color: 'link' }),
    text(onPhone(at(column, 7, 7, 3), 0, 5 + (column / 8) * 6, 8, 4), h3(title), p(words)),
  ]
}

function offer(row: number, title: string, words: string, price: string): PresetBlock[] {
  return [
    rule(at(8, row, 16, 1)),
    text(at(8, row + 1, 5, 2), h4(title)),
    text(at(13, row + 1, 7, 2), p(words)),
    text(at(21, row + 1, 3, 2), small(price)),
  ]
}

function pictured(
  column: number,
  drawing: 'landscape' | 'still-life' | 'interior',
  title: string,
  words: string,
): PresetBlock[] {
  return [picture(at(column, 4, 8, 9), drawing), text(at(column, 13, 7, 3), h4(title), p(words))]
}

export const servicesPresets: readonly SectionPreset[] = [
  {
    name: 'services-three',
    label: 'Three points with icons',
    section: {
      theme: 'white',
      blocks: [
        text(onPhone(at(0, 0, 14, 4), 0, 0, 8, 3), small('What we do'), h2('Three things, and we do them properly')),
        ...point(
          0,
          'leaf',
          'Plan',
          'We listen first, then draw. You see every option on paper, with its price, before anything is built.',
        ),
        ...point(8, 'arch', 'Build', 'Our own people do the work, from the first measure to the last coat of oil.'),
        ...point(
          16,
          'quarter-circle',
          'Care',
          'A visit each year keeps everything as good as new. Repairs are part of the deal.',
        ),
      ],
    },
  },
  {
    name: 'services-list',
    label: 'List of services',
    section: {
      theme: 'light',
      blocks: [
        text(
          at(0, 0, 7, 6),
          h2('Services'),
          p('Prices include materials. Ask us when you are not sure what you need.'),
        ),
        ...offer(0, 'First talk', 'An hour at your place or ours, with notes that are yours to keep.', 'Free'),
        ...offer(4, 'Concept', 'Drawings, materials and a plan of costs that you can rely on.', 'from £450'),
        ...offer(
          8,
          'Whole project',
          'From the first sketch to the day you move in, with one person in charge.',
          'On request',
        ),
        ...offer(12, 'Yearly check', 'We look after what we made, and tell you early what needs a hand.', '£120'),
      ],
    },
  },
  {
    name: 'services-pictures',
    label: 'Three images with text',
    section: {
      theme: 'white',
      blocks: [
        text(at(0, 0, 12, 3), h2('Ways to spend a day with us')),
        text(at(15, 0, 9, 3), p('All classes are small, and no experience is needed. Aprons and coffee are on us.')),
        ...pictured(
          0,
          'still-life',
          'Evening class',
          'Two hours on the wheel with a teacher at your side. Every Thursday.',
        ),
        ...pictured(8, 'interior', 'Open studio', 'Bring your own project and use our tools, shelves and kilns.'),
        ...pictured(16, 'landscape', 'Weekend away', 'Two days in the country with good food and nothing else to do.'),
      ],
    },
  },
  {
    name: 'features-alternating',
    label: 'Alternating images and text',
    section: {
      theme: 'white',
      blocks: [
        picture(onPhone(at(0, 0, 12, 11), 0, 0, 8, 7), 'interior', { rounded: true }),
        text(
          onPhone(at(14, 1, 9, 7, 'bottom'), 0, 7, 8, 3),
          h2('Quiet by design'),
          p(
            'Thick walls, soft floors and doors that close without a sound. You will sleep here as you have not slept in years.',
          ),
        ),
        button(onPhone(at(14, 9, 9, 2), 0, 10, 8, 2), 'See the rooms', { style: 'secondary' }),
        text(
          onPhone(at(0, 14, 9, 7, 'bottom'), 0, 19, 8, 3),
          h2('Breakfast takes its time'),
          p(
            'Bread from the village, honey from the roof and eggs the way you like them. It is served until noon, for late risers too.',
          ),
        ),
        button(onPhone(at(0, 22, 9, 2), 0, 22, 8, 2), 'Read the menu', { style: 'secondary' }),
        picture(onPhone(at(12, 13, 12, 11), 0, 12, 8, 7), 'still-life', { rounded: true }),
      ],
    },
  },
  {
    name: 'services-steps',
    label: 'Four steps',
    section: {
      theme: 'dark',
      blocks: [
        text(at(0, 0, 16, 2), h2('How it works')),
        ...[
          ['Write to us', 'Tell us in a few lines what you have in mind. We answer within two days.'],
          ['Meet', 'We look at the place together and talk about what matters to you.'],
          ['Decide', 'You get a plan and a fixed price. Take your time with it.'],
          ['Begin', 'We start on the day we agreed, and keep you in the picture.'],
        ].flatMap(([title = '', words = ''], index) => [
          rule(at(index * 6, 3, 5, 1)),
          text(at(index * 6, 4, 5, 4), small(`Step ${index + 1}`), h3(title), p(words)),
        ]),
      ],
    },
  },
  {
    name: 'services-lead',
    label: 'Large text and list',
    section: {
      theme: 'light',
      width: 'inset',
      blocks: [
        text(
          at(0, 0, 22, 3),
          h2(
            'We are gardeners first. We plant what grows by itself, so that your garden asks for little and gives a lot.',
          ),
        ),
        rule(at(0, 5, 24, 1)),
        text(at(0, 6, 7, 2), h4('Planting'), p('Beds, hedges and trees that suit your soil.')),
        text(at(8, 6, 7, 2), h4('Walls and paths'), p('Dry stone, gravel and brick, laid to last.')),
        text(at(16, 6, 7, 2), h4('Care'), p('Four visits a year, one for each season.')),
      ],
    },
  },
]
