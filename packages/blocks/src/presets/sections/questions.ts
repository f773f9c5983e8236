import { at, button, centered, h2, lead, p, questions, small, text } from '../compose/compose'
import type { SectionPreset } from '../compose/preset'

const orders = [
  [
    'How long does delivery take?',
    'Two to four days within the country, about ten days abroad. You get a message when your parcel leaves.',
  ],
  ['Can I return an order?', 'Yes, within thirty days and for any reason. Write to us and we send you a label.'],
  [
    'Do you make things to order?',
    'Gladly. Tell us what you have in mind and when you need it, and we answer with a price.',
  ],
  [
    'How do I look after it?',
    'Everything is made for the dishwasher. For wood and linen there is a note in the parcel.',
  ],
] as const

const visits = [
  [
    'Do I need to book?',
    'For lunch just come in. In the evening a table is safer, and from eight people on we ask for a call.',
  ],
  ['Are dogs welcome?', 'They are, and there is always water by the door.'],
  ['Is there a way in without steps?', 'Yes, through the courtyard. Ring the bell and we open the gate.'],
  ['Where can I park?', 'Behind the church, two minutes on foot. It is free after six.'],
] as const

export const questionsPresets: readonly SectionPreset[] = [
  {
    name: 'questions-split',
    label: 'Heading and questions',
    section: {
      theme: 'white',
      verticalAlignment: 'top',
      blocks: [
        text(
          at(0, 0, 8, 6),
          small('Good to know'),
          h2('Questions we hear a lot'),
          p('Yours is not here? Write to us, we answer within a day.'),
        ),
        button(at(0, 7, 8, 2), 'Ask a question', { style: 'secondary' }),
        questions(at(10, 0, 14, 10), orders),
      ],
    },
  },
  {
    name: 'questions-centered',
    label: 'Centered questions',
    section: {
      theme: 'light',
      width: 'inset',
      blocks: [centered(at(3, 0, 18, 2), h2('Before you come')), questions(at(2, 3, 20, 8), visits)],
    },
  },
  {
    name: 'questions-columns',
    label: 'Two columns of questions',
    section: {
      theme: 'dark',
      verticalAlignment: 'top',
      blocks: [
        text(at(0, 0, 16, 3), h2('Questions and answers'), lead('Everything about orders and visits in one place.')),
        questions(at(0, 4, 11, 9), orders),
        questions(at(13, 4, 11, 9), visits),
      ],
    },
  },
]
