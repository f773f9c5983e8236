import { at, block, centered, h4, lineBreak, link, onPhone, p, rule, small, text } from '../compose/compose'
import type { SectionPreset } from '../compose/preset'

const mail = link('hello@example.com', 'mailto:hello@example.com')

export const footerPresets: readonly SectionPreset[] = [
  {
    name: 'footer-columns',
    label: 'Columns',
    section: {
      theme: 'black',
      height: 'small',
      verticalAlignment: 'top',
      blocks: [
        block('logo', at(0, 0, 8, 2)),
        text(at(0, 2, 7, 2), p('Made by hand, sold by the people who made it.')),
        text(
          at(10, 0, 5, 4),
          h4('Visit'),
          p(['12 Harbour Lane', lineBreak, 'Tuesday to Saturday', lineBreak, '10 to 18']),
        ),
        block('navigation', at(16, 0, 4, 4), { label: 'Footer' }),
        text(at(20, 0, 4, 2), h4('Write'), p([mail])),
        block('social-links', at(20, 2, 4, 2), { size: 'small' }),
        rule(at(0, 5, 24, 1)),
        text(at(0, 6, 16, 1), small('All rights reserved.')),
      ],
    },
  },
  {
    name: 'footer-centered',
    label: 'Centered',
    section: {
      theme: 'light',
      height: 'small',
      blocks: [
        block('logo', at(6, 0, 12, 2), { alignment: 'center' }),
        block('navigation', at(3, 2, 18, 2), { direction: 'horizontal', alignment: 'center', label: 'Footer' }),
        block('social-links', at(6, 4, 12, 2), { alignment: 'center' }),
        centered(at(4, 6, 16, 1), small('12 Harbour Lane. Open Tuesday to Saturday, 10 to 18.')),
      ],
    },
  },
  {
    name: 'footer-line',
    label: 'One line',
    section: {
      theme: 'white',
      height: 'small',
      blocks: [
        rule(onPhone(at(0, 0, 24, 1), 0, 0, 8, 1)),
        block('logo', onPhone(at(0, 1, 7, 2, 'middle'), 0, 1, 8, 2)),
        block('navigation', onPhone(at(7, 1, 11, 2, 'middle'), 0, 3, 8, 2), {
          direction: 'horizontal',
          alignment: 'center',
          label: 'Footer',
        }),
        block('social-links', onPhone(at(18, 1, 6, 2, 'middle'), 0, 5, 8, 2), { size: 'small', alignment: 'right' }),
      ],
    },
  },
]
