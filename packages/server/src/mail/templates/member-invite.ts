import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const memberInviteMail = defineMailTemplate({
  name: 'member-invite',
  label: 'Member invitation',
  about: 'When you invite someone to become a member.',
  data: z.strictObject({ siteTitle: z.string(), address: z.url() }),
  sample: { siteTitle: 'Harbour & Kiln', address: 'https://example.com/account/reset?code=sample' },
  write: ({ siteTitle, address }) => ({
    subject: `You are invited to join ${siteTitle}`,
    heading: 'You are invited',
    parts: [
      {
        kind: 'text',
        text: `${siteTitle} invites you to become a member. Choose a password, and the pages for members are open to you.`,
      },
      { kind: 'button', label: 'Choose a password', address },
      { kind: 'text', text: 'Do you not want to join? Then do nothing.' },
    ],
    footnote: `You get this mail because ${siteTitle} entered your address. The link works for 14 days.`,
  }),
})
