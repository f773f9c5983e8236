import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const memberKnownMail = defineMailTemplate({
  name: 'member-known',
  label: 'Already a member',
  about: 'When someone signs up with a member’s email address.',
  data: z.strictObject({ siteTitle: z.string(), address: z.url(), resetAddress: z.url() }),
  sample: {
    siteTitle: 'Harbour & Kiln',
    address: 'https://example.com/account/login',
    resetAddress: 'https://example.com/account/reset',
  },
  write: ({ siteTitle, address, resetAddress }) => ({
    subject: `You are a member of ${siteTitle} already`,
    heading: 'You are a member already',
    parts: [
      {
        kind: 'text',
        text: `Somebody, hopefully you, wanted to join ${siteTitle} with this email address. You are a member already, and nothing has changed.`,
      },
      { kind: 'button', label: 'Sign in', address },
    ],
    footnote: `You get this mail because your address was entered on ${siteTitle}.`,
    footLink: { label: 'I forgot my password', address: resetAddress },
  }),
})
