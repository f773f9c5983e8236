import {
  at,
  block,
  button,
  centered,
  h2,
  h3,
  h4,
  lead,
  lineBreak,
  link,
  p,
  picture,
  rule,
  small,
  text,
} from '../compose/compose'
import type { PresetBlock, SectionPreset } from '../compose/preset'

const mail = link('hello@example.com', 'mailto:hello@example.com')
const phone = link('020 7946 0018', 'tel:+442079460018')

function way(column: number, title: string, ...lines: Parameters<typeof p>[0][]): PresetBlock[] {
  return [rule(at(column, 4, 7, 1)), text(at(column, 5, 7, 3), h4(title), ...lines.map((line) => p(line)))]
}

const messageForm = {
  name: 'Contact',
  fields: [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'textarea', id: 'message', title: 'Message', required: true },
  ],
  submitText: 'Send message',
  successText: 'Thank you. We answer within a day.',
  storage: { notifiesOwner: true },
}

export const contactPresets: readonly SectionPreset[] = [
  {
    name: 'contact-form',
    label: 'Form and address',
    section: {
      theme: 'white',
      blocks: [
        text(at(0, 0, 9, 4), h2('Write to us'), lead('We read every message ourselves and answer within a day.')),
        rule(at(0, 5, 9, 1)),
        text(at(0, 6, 9, 5), h4('Studio'), p(['12 Harbour Lane', lineBreak, mail, lineBreak, phone])),
        block('form', at(12, 0, 12, 16), { form: messageForm }),
      ],
    },
  },
  {
    name: 'contact-columns',
    label: 'Three ways to get in touch',
    section: {
      theme: 'white',
      blocks: [
        text(at(0, 0, 16, 3), h2('Talk to us'), lead('We read every message ourselves and answer within a day.')),
        ...way(0, 'Visit', ['12 Harbour Lane', lineBreak, 'Tuesday to Saturday, 10 to 18']),
        ...way(8, 'Write', [mail], 'Tell us what it is about, and by when.'),
        ...way(16, 'Call', [phone], 'Best between ten and noon.'),
      ],
    },
  },
  {
    name: 'contact-split',
    label: 'Address and image',
    section: {
      theme: 'light',
      blocks: [
        text(at(0, 1, 10, 4, 'bottom'), small('Find us'), h2('Behind the market, first floor')),
        text(at(0, 6, 5, 4), h4('Address'), p(['12 Harbour Lane', lineBreak, 'Bell 3'])),
        text(at(5, 6, 6, 4), h4('Contact'), p([mail, lineBreak, phone])),
        button(at(0, 10, 8, 2), 'Show the way'),
        picture(at(13, 0, 12, 13), 'landscape'),
      ],
    },
  },
  {
    name: 'contact-centered',
    label: 'Large email address',
    section: {
      theme: 'dark',
      height: 'large',
      blocks: [
        centered(at(2, 0, 20, 3), small('Write to us'), h2([mail])),
        block('social-links', at(6, 4, 12, 2), { alignment: 'center', look: 'circle' }),
      ],
    },
  },
  {
    name: 'contact-hours',
    label: 'Contact and hours',
    section: {
      theme: 'white',
      width: 'inset',
      blocks: [
        text(at(0, 0, 12, 5), h2('Say hello'), p('Ring the bell, call, or leave a note under the flower pot.')),
        text(at(14, 0, 10, 3), h3('Studio'), p(['12 Harbour Lane', lineBreak, mail, lineBreak, phone])),
        rule(at(14, 4, 10, 1)),
        text(at(14, 5, 10, 3), h3('Hours'), p(['Tuesday to Friday, 10 to 18', lineBreak, 'Saturday, 9 to 16'])),
      ],
    },
  },
]
