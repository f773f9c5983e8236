import { at, block, button, h2, h3, h4, lead, onPhone, p, picture, rule, small, text } from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

function portrait(index: number, name: string, role: string): PresetBlock[] {
  const [x, y] = [(index % 2) * 4, 3 + Math.floor(index / 2) * 7]
  return [
    picture(onPhone(at(index * 6, 3, 6, 9), x, y, 4, 5), 'portrait'),
    text(onPhone(at(index * 6, 12, 6, 2), x, y + 5, 4, 2), h4(name), small(role)),
  ]
}

function person(index: number, name: string, role: string, words: string): PresetBlock[] {
  const [column, row, phoneRow] = [(index % 2) * 12, 3 + Math.floor(index / 2) * 5, 2 + index * 3]
  return [
    picture(onPhone(at(column, row, 3, 4), 0, phoneRow, 2, 3), 'portrait', { shape: 'circle' }),
    text(onPhone(at(column + 4, row, 7, 4, 'middle'), 2, phoneRow, 6, 3), h4(name), small(role), p(words)),
  ]
}

export const peoplePresets: readonly SectionPreset[] = [
  {
    name: 'people-four',
    label: 'Four portraits',
    section: {
      theme: 'white',
      blocks: [
        text(onPhone(at(0, 0, 14, 2), 0, 0, 8, 3), h2('The people you will meet')),
        ...portrait(0, 'Mara Lindqvist', 'Founder'),
        ...portrait(1, 'Tom Achterberg', 'Workshop'),
        ...portrait(2, 'Ines Carvalho', 'Drawings'),
        ...portrait(3, 'Joel Okafor', 'Front of house'),
      ],
    },
  },
  {
    name: 'people-one',
    label: 'One person',
    section: {
      theme: 'light',
      blocks: [
        picture(at(1, 0, 8, 13), 'portrait', { shape: 'arch' }),
        text(
          at(12, 1, 11, 8, 'bottom'),
          small('Hello, I am Clara'),
          h2('I take pictures of people who do not like having their picture taken'),
          p(
            'For fifteen years I have worked for magazines, families and small firms. I bring one camera, a lot of patience and good stories for the first ten minutes.',
          ),
        ),
        button(at(12, 10, 5, 2), 'Work with me'),
        block('social-links', at(17, 10, 6, 2)),
      ],
    },
  },
  {
    name: 'people-list',
    label: 'List with short bios',
    section: {
      theme: 'white',
      blocks: [
        text(onPhone(at(0, 0, 16, 2), 0, 0, 8, 2), h2('A small team')),
        ...person(0, 'Dr Anna Weiss', 'General practice', 'Takes time, and explains in plain words.'),
        ...person(1, 'Ben Moreau', 'Physiotherapy', 'Former runner, now kind to his knees.'),
        ...person(2, 'Sofia Rossi', 'Reception', 'Knows where everything is.'),
        ...person(3, 'Lena Brandt', 'Nutrition', 'Believes in breakfast.'),
      ],
    },
  },
  {
    name: 'people-join',
    label: 'Join us',
    section: {
      theme: 'dark',
      divider: 'slanted',
      blocks: [
        text(at(0, 0, 11, 6), small('Work with us'), h2('We are looking for two more pairs of hands')),
        text(
          at(13, 0, 11, 3),
          lead('Fair pay, four days a week, lunch together at one. You need no diploma, only care for the work.'),
        ),
        rule(at(13, 4, 11, 1)),
        text(at(13, 5, 7, 1, 'middle'), h3('Joiner, full time')),
        button(at(20, 5, 4, 1, 'middle'), 'Read more', { style: 'tertiary', alignment: 'right' }),
        rule(at(13, 6, 11, 1)),
        text(at(13, 7, 7, 1, 'middle'), h3('Apprentice')),
        button(at(20, 7, 4, 1, 'middle'), 'Read more', { style: 'tertiary', alignment: 'right' }),
      ],
    },
  },
]
