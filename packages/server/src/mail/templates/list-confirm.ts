import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const listConfirmMail = defineMailTemplate({
  name: 'list-confirm',
  label: 'Subscription confirmation',
  about: 'When someone subscribes to a mailing list with double opt-in.',
  data: z.strictObject({ siteTitle: z.string(), listName: z.string(), address: z.url(), leaveAddress: z.url() }),
  sample: {
    siteTitle: 'Harbour & Kiln',
    listName: 'Studio letters',
    address: 'https://example.com/_newsletter/confirm?code=sample',
    leaveAddress: 'https://example.com/_newsletter/unsubscribe/sample',
  },
  write: ({ siteTitle, listName, address, leaveAddress }) => ({
    subject: `Please confirm: ${listName}`,
    heading: 'One click more',
    parts: [
      {
        kind: 'text',
        text: `Somebody, hopefully you, asked to get “${listName}” from ${siteTitle}. Please confirm that you want it.`,
      },
      { kind: 'button', label: 'Yes, subscribe me', address },
      { kind: 'text', text: 'Was it not you? Then do nothing: you get no mails from this list.' },
    ],
    footnote: `You get this mail because your address was entered on ${siteTitle}. The link works for 7 days.`,
    footLink: { label: 'Never write to me about this list', address: leaveAddress },
  }),
})
