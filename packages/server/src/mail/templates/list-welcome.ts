import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const listWelcomeMail = defineMailTemplate({
  name: 'list-welcome',
  label: 'Subscriber welcome',
  about: 'When someone joins a mailing list that has a welcome text.',
  data: z.strictObject({ siteTitle: z.string(), listName: z.string(), text: z.string(), leaveAddress: z.url() }),
  sample: {
    siteTitle: 'Harbour & Kiln',
    listName: 'Studio letters',
    text: 'Thank you for reading along. You hear from us when the kiln opens.',
    leaveAddress: 'https://example.com/_newsletter/unsubscribe/sample',
  },
  write: ({ siteTitle, listName, text, leaveAddress }) => ({
    subject: `Welcome to ${listName}`,
    heading: `Welcome to ${listName}`,
    parts: text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
    footnote: `You get this mail because you subscribed on ${siteTitle}.`,
    footLink: { label: 'Unsubscribe', address: leaveAddress },
  }),
})
