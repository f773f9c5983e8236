import { at, centered, h2, h3, h4, lead, onPhone, p, picture, rule, small, text } from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

/** One year of a story: the year, what happened, and a line above both. */
function year(row: number, when: string, title: string, words: string): PresetBlock[] {
  return [
    rule(at(8, row, 16, 1)),
    text(at(8, row + 1, 4, 2), h4(when)),
    text(at(12, row + 1, 12, 2), h4(title), p(words)),
  ]
}

function figure(column: number, phone: readonly [number, number], number: string, words: string): PresetBlock {
  return text(onPhone(at(column, 5, 5, 2), phone[0], phone[1], 4, 3), h2(number), small(words))
}

export const aboutPresets: readonly SectionPreset[] = [
  {
    name: 'about-story',
    label: 'Our story',
    section: {
      theme: 'white',
      blocks: [
        picture(at(0, 0, 10, 14), 'interior'),
        text(
          at(13, 1, 10, 12, 'middle'),
          small('Our story'),
          h2('It began with one table and two stubborn people'),
          p(
            'We opened the doors because we could not find the kind of place we wanted to go to. So we made it: slowly, by hand, with help from friends who stayed.',
          ),
          p(
            'Today we are nine. We still know our regulars by name, still sweep the floor ourselves and still think that good work needs no hurry.',
          ),
        ),
      ],
    },
  },
  {
    name: 'about-columns',
    label: 'Heading and two columns',
    section: {
      theme: 'light',
      blocks: [
        text(at(0, 0, 9, 4), small('About us'), h2('Small on purpose')),
        text(
          at(10, 0, 6, 4),
          p(
            'We take on few projects at a time, so that the person you meet first is the person who does the work. You will never be handed from desk to desk.',
          ),
        ),
        text(
          at(17, 0, 6, 4),
          p(
            'We say what things cost before we start, we keep dates, and we tell you when there is a simpler way. Most of our clients come back, or send a friend.',
          ),
        ),
      ],
    },
  },
  {
    name: 'about-figures',
    label: 'Key figures',
    section: {
      theme: 'dark',
      blocks: [
        text(onPhone(at(0, 0, 14, 2), 0, 0, 8, 2), h2('Twelve years in figures')),
        rule(onPhone(at(0, 3, 24, 1), 0, 2, 8, 1)),
        figure(0, [0, 3], '340', 'homes finished and lived in'),
        figure(6, [4, 3], '28', 'people in one workshop'),
        figure(12, [0, 6], '96%', 'of timber from within a day’s drive'),
        figure(18, [4, 6], '10', 'years of guarantee on every joint'),
      ],
    },
  },
  {
    name: 'about-timeline',
    label: 'Timeline',
    section: {
      theme: 'white',
      blocks: [
        text(at(0, 0, 7, 5), small('How we got here'), h2('A short history')),
        ...year(
          0,
          '2012',
          'A shed and a second-hand kiln',
          'Evenings and weekends, and a queue at the Saturday market.',
        ),
        ...year(4, '2016', 'The first shop', 'A former bakery with good light. The oven shelves became our display.'),
        ...year(
          8,
          '2021',
          'Room for others',
          'We opened the workshop for classes and found out how much we like to teach.',
        ),
        ...year(12, 'Today', 'Still by hand', 'Six makers, one apprentice and a dog who sleeps under the wheel.'),
      ],
    },
  },
  {
    name: 'about-promise',
    label: 'Centered promise',
    section: {
      theme: 'light-bold',
      width: 'inset',
      height: 'large',
      divider: 'rounded',
      blocks: [
        centered(
          at(1, 0, 22, 4),
          small('What we believe'),
          h2('Buy less and choose well. We repair what we sell, for as long as we are here.'),
        ),
      ],
    },
  },
  {
    name: 'about-article',
    label: 'Long text and image',
    section: {
      theme: 'white',
      width: 'inset',
      verticalAlignment: 'top',
      blocks: [
        text(
          at(3, 0, 18, 4),
          lead(
            'The first frost came early this year, and with it the quiet weeks in which most of our new work begins.',
          ),
          p(
            'We clear the benches, sweep up the summer and look at what is left: a few shards with a glaze that went wrong in a good way, a drawing on the back of a receipt, a cup that nobody wanted to sell.',
          ),
        ),
        picture(at(0, 5, 24, 12), 'landscape', { caption: 'The yard on the first white morning' }),
        text(
          at(3, 18, 18, 4),
          h3('What stays'),
          p(
            'Out of twenty ideas one will be in the shop in spring. The others go back into the drawer, where they wait for another winter. It is a slow way to work, and the only one we know.',
          ),
        ),
      ],
    },
  },
]
