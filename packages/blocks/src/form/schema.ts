import { formDefinition } from '@sitewright/model/forms/definition'
import { visitorBlockTypes } from '@sitewright/model/reference/block-types'
import { z } from 'zod'
import { type BlockProps, defineBlock } from '../ground/define-block'
import { needsOfForm } from '../ground/page-needs'

export const form = defineBlock({
  type: 'form',
  number: visitorBlockTypes.form,
  group: 'essentials',
  label: 'Form',
  description: 'Collect answers in your inbox.',
  sign: 'M3 4h14v4H3zM3 11h14v2.5H3zM3 16.5h6',
  props: z.strictObject({ form: formDefinition }),
  starter: {
    form: {
      name: 'Contact',
      fields: [
        { type: 'name', id: 'name', title: 'Name', required: true },
        { type: 'email', id: 'email', title: 'Email', required: true },
        { type: 'textarea', id: 'message', title: 'Message', required: true },
      ],
      submitText: 'Send',
      successText: 'Thank you! We received your message.',
      storage: { notifiesOwner: true },
    },
  },
  hasIsland: true,
  size: { columns: 12, rows: 16 },
  findNeeds: (props) => needsOfForm(props.form),
})
export type Form = BlockProps<typeof form>
