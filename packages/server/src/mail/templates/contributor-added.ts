import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const contributorAddedMail = defineMailTemplate({
  name: 'contributor-added',
  label: 'Invitation to work on the site',
  about: 'When somebody becomes a contributor.',
  data: z.strictObject({ siteTitle: z.string(), invitedBy: z.string(), roles: z.string(), address: z.url() }),
  sample: {
    siteTitle: 'Harbour & Kiln',
    invitedBy: 'mara@example.com',
    roles: 'Content editor',
    address: 'https://example.com/config/',
  },
  write: ({ siteTitle, invitedBy, roles, address }) => ({
    subject: `Work on ${siteTitle}`,
    heading: `You can work on ${siteTitle} now`,
    parts: [
      { kind: 'text', text: `${invitedBy} added you to the people who work on this site.` },
      { kind: 'facts', facts: [{ name: 'Your role', value: roles }] },
      { kind: 'button', label: 'Open the panel', address },
    ],
    footnote: `You get this mail because ${invitedBy} gave you access. Do you not know them? Then do nothing.`,
  }),
})
