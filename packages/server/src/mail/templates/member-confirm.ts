import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const memberConfirmMail = defineMailTemplate({
  name: 'member-confirm',
  label: 'Membership confirmation',
  about: 'When someone joins your site as a member.',
  data: z.strictObject({ siteTitle: z.string(), address: z.url() }),
  sample: { siteTitle: 'Harbour & Kiln', address: 'https://example.com/account/confirm?code=sample' },
  write: ({ siteTitle, address }) => ({
    subject: `Confirm your membership of ${siteTitle}`,
    heading: 'One click more',
    parts: [
      {
        kind: 'text',
        text: `Somebody, hopefully you, wants to join ${siteTitle} with this email address. Please confirm that it was you.`,
      },
      { kind: 'button', label: 'Yes, make me a member', address },
      { kind: 'text', text: 'Was it not you? Then do nothing: without the click nobody becomes a member.' },
    ],
    footnote: `You get this mail because your address was entered on ${siteTitle}. The link works for 3 days.`,
  }),
})
