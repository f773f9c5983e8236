import { formDefinition } from '@sitewright/model/forms/definition'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { needsOfForm } from '../ground/page-needs'

/** `inline`: one line with its button. `stacked`: below each other. `card`: stacked, on a ground of its own. */
const newsletterLayouts = ['inline', 'stacked', 'card'] as const
const newsletterAlignments = ['left', 'center'] as const

export const newsletter = defineBlock({
  type: 'newsletter',
  number: visitorBlockTypes.newsletter,
  group: 'essentials',
  label: 'Newsletter',
  description: 'Let visitors subscribe to a mailing list.',
  sign: 'M3 4.500h14v11H3zM3 5.500l7 5 7-5',
  props: z.strictObject({
    title: z.string().max(200).default(''),
    description: z.string().max(1000).default(''),
    layout: z.enum(newsletterLayouts).default('inline'),
    alignment: z.enum(newsletterAlignments).default('left'),
    form: formDefinition,
  }),
  starter: {
    title: 'Letters from us',
    description: 'A few lines when there is something new. No more than once a month.',
    layout: 'inline',
    form: {
      name: 'Newsletter',
      fields: [{ type: 'email', id: 'email', title: 'Email address', placeholder: 'you@example.com', required: true }],
      submitText: 'Subscribe',
      successText: 'Thank you for subscribing!',
    },
  },
  size: { columns: 12, rows: 6 },
  findNeeds: (props) => needsOfForm(props.form),
})
export type Newsletter = BlockProps<typeof newsletter>
