import { at, block, centered, h3, onPhone, p, picture, rule, small, text } from '../compose/compose'
import type { SectionPreset } from '../compose/preset'

const papers = ['The Harbour Post', 'Hearth & Field', 'Made Weekly', 'North Coast Journal'] as const

export const pressPresets: readonly SectionPreset[] = [
  {
    name: 'press-names',
    label: 'Names in a row',
    section: {
      theme: 'white',
      height: 'small',
      blocks: [
        centered(onPhone(at(4, 0, 16, 1), 0, 0, 8, 1), small('As seen in')),
        ...papers.map((name, index) =>
          centered(
            onPhone(at(index * 6, 2, 6, 2, 'middle'), (index % 2) * 4, 1 + Math.floor(index / 2) * 2, 4, 2),
            h3(name),
          ),
        ),
      ],
    },
  },
  {
    name: 'press-logos',
    label: 'Partner logos',
    section: {
      theme: 'light',
      blocks: [
        text(
          onPhone(at(0, 0, 7, 6, 'middle'), 0, 0, 8, 2),
          h3('In good company'),
          p('We work with people whose work we admire.'),
        ),
        ...[0, 1, 2, 3, 4, 5].map((index) =>
          picture(
            onPhone(
              at(9 + (index % 3) * 5, Math.floor(index / 3) * 3, 5, 3),
              (index % 2) * 4,
              2 + Math.floor(index / 2) * 3,
              4,
              3,
            ),
            'mark',
            { cropMode: 'contain' },
          ),
        ),
      ],
    },
  },
  {
    name: 'press-marquee',
    label: 'Scrolling names',
    section: {
      theme: 'dark',
      height: 'small',
      divider: 'none',
      blocks: [block('marquee', at(-1, 0, 26, 3), { items: [...papers], textSize: 'h3' })],
    },
  },
  {
    name: 'press-words',
    label: 'Press quotes',
    section: {
      theme: 'white',
      blocks: papers
        .slice(0, 3)
        .flatMap((name, index) => [
          rule(at(index * 8, 0, 7, 1)),
          text(
            at(index * 8, 1, 7, 3),
            small(name),
            h3(
              [
                'A workshop that makes you want to clear out your cupboards.',
                'Quietly the best place in town.',
                'Things that will outlive us all.',
              ][index] ?? '',
            ),
          ),
        ]),
    },
  },
]
