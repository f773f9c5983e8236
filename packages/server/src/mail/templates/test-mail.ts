import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const testMail = defineMailTemplate({
  name: 'test',
  label: 'Test mail',
  about: 'When you send one to yourself.',
  data: z.strictObject({ siteTitle: z.string() }),
  sample: { siteTitle: 'Harbour & Kiln' },
  write: ({ siteTitle }) => ({
    subject: `Test mail from ${siteTitle}`,
    heading: 'Mail works',
    parts: [{ kind: 'text', text: `This is how mails of ${siteTitle} look. There is nothing to do.` }],
    footnote: 'You get this mail because you sent it to yourself from the panel.',
  }),
})
