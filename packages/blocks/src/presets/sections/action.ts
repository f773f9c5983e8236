import { at, block, button, centered, h2, lead, onPhone, p, picture, text } from '../compose/compose'
import type { SectionPreset } from '../compose/preset'

export const actionPresets: readonly SectionPreset[] = [
  {
    name: 'action-banner',
    label: 'Centered banner',
    section: {
      theme: 'bright',
      blocks: [
        centered(at(3, 0, 18, 3), h2('Come and see for yourself'), lead('The kettle is on from Tuesday to Saturday.')),
        button(at(8, 4, 8, 2), 'Plan your visit', { alignment: 'center', size: 'large' }),
      ],
    },
  },
  {
    name: 'action-row',
    label: 'Text and button in a row',
    section: {
      theme: 'dark',
      height: 'small',
      blocks: [
        text(at(0, 0, 16, 3, 'middle'), h2('Have something in mind?')),
        button(at(17, 0, 7, 3, 'middle'), 'Tell us about it', { alignment: 'right', size: 'large' }),
      ],
    },
  },
  {
    name: 'action-inset',
    label: 'Card with two buttons',
    section: {
      theme: 'black',
      backgroundInset: true,
      height: 'large',
      blocks: [
        centered(
          onPhone(at(4, 0, 16, 3), 0, 0, 8, 3),
          h2('Two seats are free on Thursday'),
          p('Beginners welcome. All tools, clay and glazes are included.'),
        ),
        button(onPhone(at(8, 4, 4, 2), 0, 3, 8, 2), 'Book a seat', { alignment: 'stretch' }),
        button(onPhone(at(12, 4, 4, 2), 0, 5, 8, 2), 'See all dates', {
          style: 'secondary',
          alignment: 'stretch',
        }),
      ],
    },
  },
  {
    name: 'action-picture',
    label: 'Image, text and button',
    section: {
      theme: 'light',
      blocks: [
        text(
          at(0, 1, 11, 7, 'bottom'),
          h2('Stay a night, or a week'),
          p('Five rooms above the restaurant, each with a view of the harbour and a bath to read in.'),
        ),
        button(at(0, 9, 8, 2), 'Ask for a room'),
        picture(at(13, 0, 12, 12), 'landscape'),
      ],
    },
  },
  {
    name: 'action-marquee',
    label: 'Scrolling text and button',
    section: {
      theme: 'light-bold',
      height: 'small',
      blocks: [
        block('marquee', at(-1, 0, 26, 3), {
          items: ['Now booking for spring', 'Gardens', 'Terraces', 'Roofs'],
          textSize: 'h2',
        }),
        button(at(8, 4, 8, 2), 'Get a date', { alignment: 'center' }),
      ],
    },
  },
]
