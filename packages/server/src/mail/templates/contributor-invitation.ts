import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const contributorInvitationMail = defineMailTemplate({
  name: 'contributor-invitation',
  panel: {
    label: 'Contributor invitation',
    about: 'When you invite someone to work on your site.',
    sample: () => ({
      siteTitle: 'Harbour & Kiln',
      invitedBy: 'mara@example.com',
      roles: 'Content editor',
      address: 'https://example.com/invitation?code=sample',
    }),
  },
  isForOwner: true,
  data: z.strictObject({ siteTitle: z.string(), invitedBy: z.string(), roles: z.string(), address: z.url() }),
  write: ({ siteTitle, invitedBy, roles, address }) => ({
    subject: `Invitation to work on ${siteTitle}`,
    heading: `Work on ${siteTitle}`,
    parts: [
      { kind: 'text', text: `${invitedBy} invited you to work on this site. The link works for seven days.` },
      { kind: 'facts', facts: [{ name: 'Your role', value: roles }] },
      { kind: 'button', label: 'View invitation', address },
    ],
    footnote: `You’re getting this email because ${invitedBy} entered your email address. If you don’t know them, ignore it.`,
  }),
})
