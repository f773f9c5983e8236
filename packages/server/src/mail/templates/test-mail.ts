import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const testMail = defineMailTemplate({
  name: 'test',
  panel: {
    label: 'Test email',
    about: 'When you send yourself a test.',
    sample: () => ({ siteTitle: 'Harbour & Kiln' }),
  },
  isForOwner: true,
  data: z.strictObject({ siteTitle: z.string() }),
  write: ({ siteTitle }) => ({
    subject: `Test email from ${siteTitle}`,
    heading: 'Your email works',
    parts: [{ kind: 'text', text: `This is what emails from ${siteTitle} look like. You don’t need to do anything.` }],
    footnote: 'You’re getting this email because you sent yourself a test.',
  }),
})
