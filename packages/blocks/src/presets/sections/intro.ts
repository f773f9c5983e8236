import { at, block, button, centered, h1, lead, onPhone, p, picture, small, text } from '../compose/compose'
import type { SectionPreset } from '../compose/preset'

export const introPresets: readonly SectionPreset[] = [
  {
    name: 'intro-split',
    label: 'Text and image',
    section: {
      theme: 'white',
      height: 'large',
      blocks: [
        text(
          at(0, 1, 11, 8, 'bottom'),
          small('Open Tuesday to Saturday'),
          h1('Well made things for every day'),
          lead('A small studio that takes its time. Come in, look around and take something home that lasts.'),
        ),
        button(at(0, 10, 5, 2), 'See our work'),
        button(at(5, 10, 5, 2), 'Plan a visit', { style: 'tertiary' }),
        picture(at(13, 0, 11, 14), 'still-life', { rounded: true }),
      ],
    },
  },
  {
    name: 'intro-centered',
    label: 'Centered text',
    section: {
      theme: 'light',
      height: 'large',
      blocks: [
        centered(
          at(3, 0, 18, 5),
          small('Welcome'),
          h1('We help you feel at home, wherever home is'),
          lead('Thoughtful advice, fair prices and people who answer the phone.'),
        ),
        button(at(7, 6, 10, 2), 'Book a first talk', { alignment: 'center', size: 'large' }),
      ],
    },
  },
  {
    name: 'intro-edge-picture',
    label: 'Edge-to-edge image',
    section: {
      theme: 'dark',
      height: 'full',
      blocks: [
        text(
          at(0, 3, 10, 8, 'bottom'),
          small('Made to measure'),
          h1('Rooms with room to breathe'),
          lead('We plan, build and finish interiors with natural materials and a light hand.'),
        ),
        button(at(0, 12, 6, 2), 'Start a project'),
        picture(at(12, 0, 13, 17), 'interior'),
      ],
    },
  },
  {
    name: 'intro-wide-picture',
    label: 'Text over wide image',
    section: {
      theme: 'white',
      height: 'medium',
      blocks: [
        text(onPhone(at(0, 0, 13, 4), 0, 0, 8, 1), h1('Field, fire and a long table')),
        text(
          onPhone(at(15, 0, 9, 4, 'bottom'), 0, 1, 8, 1),
          lead('Seasonal cooking from growers we know by name, served until the last guest has gone home.'),
        ),
        picture(onPhone(at(-1, 5, 26, 13), -1, 2, 10, 9), 'landscape'),
      ],
    },
  },
  {
    name: 'intro-statement',
    label: 'Big statement',
    section: {
      theme: 'bright',
      height: 'full',
      verticalAlignment: 'bottom',
      divider: 'wavy',
      blocks: [
        text(at(0, 0, 20, 4), h1('Design is how a good idea learns to walk.')),
        block('line', at(0, 5, 24, 1), { color: 'text' }),
        text(at(0, 6, 9, 2), p('An independent practice for brands, books and places.')),
        button(at(18, 6, 6, 2), 'See the work', { alignment: 'right' }),
      ],
    },
  },
  {
    name: 'intro-cover',
    label: 'Full-screen cover',
    section: {
      theme: 'black',
      height: 'full',
      blocks: [
        block('logo', at(0, 0, 8, 2)),
        text(
          onPhone(at(0, 7, 17, 7, 'bottom'), 0, 4, 8, 6),
          small('Opening in spring'),
          h1('Something good is on its way'),
        ),
        text(
          onPhone(at(0, 15, 10, 3), 0, 10, 8, 3),
          lead('We are still setting up. Write to us and you will be the first to hear.'),
        ),
        button(onPhone(at(18, 15, 6, 2, 'bottom'), 0, 13, 8, 1), 'Write to us', { alignment: 'right' }),
      ],
    },
  },
  {
    name: 'intro-collage',
    label: 'Collage of three images',
    section: {
      theme: 'light',
      height: 'large',
      blocks: [
        picture(onPhone(at(0, 3, 6, 10), 0, 4, 4, 6), 'still-life', { rounded: true }),
        centered(
          onPhone(at(7, 1, 10, 7, 'bottom'), 0, 0, 8, 2),
          small('New season'),
          h1('Color for quiet days'),
          lead('A small collection of linens, lamps and vessels, ready to ship.'),
        ),
        button(onPhone(at(9, 9, 6, 2), 0, 2, 8, 2), 'See what is new', { alignment: 'center' }),
        picture(onPhone(at(18, 0, 6, 7), 4, 4, 4, 6), 'texture', { rounded: true }),
        picture(onPhone(at(18, 7, 6, 6), 0, 10, 8, 6), 'interior', { rounded: true }),
      ],
    },
  },
  {
    name: 'title-plain',
    label: 'Page header',
    section: {
      theme: 'white',
      height: 'small',
      blocks: [
        text(onPhone(at(0, 0, 14, 3), 0, 0, 8, 1), h1('What this page is about')),
        text(
          onPhone(at(15, 0, 9, 3, 'bottom'), 0, 1, 8, 1),
          lead('One or two sentences that tell people whether they are in the right place.'),
        ),
      ],
    },
  },
  {
    name: 'title-centered',
    label: 'Centered page header',
    section: {
      theme: 'light',
      blocks: [
        centered(at(3, 0, 18, 3), h1('What this page is about')),
        centered(at(5, 3, 14, 2), lead('One or two sentences that tell people whether they are in the right place.')),
      ],
    },
  },
]
