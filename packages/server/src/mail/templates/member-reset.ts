import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const memberResetMail = defineMailTemplate({
  name: 'member-reset',
  label: 'Member password reset',
  about: 'When a member asks to reset their password.',
  isEssential: true,
  data: z.strictObject({ siteTitle: z.string(), address: z.url() }),
  sample: { siteTitle: 'Harbour & Kiln', address: 'https://example.com/account/reset?code=sample' },
  write: ({ siteTitle, address }) => ({
    subject: `Choose a new password for ${siteTitle}`,
    heading: 'Choose a new password',
    parts: [
      {
        kind: 'text',
        text: `Somebody asked for a new password of your membership of ${siteTitle}. The address below works once, for an hour.`,
      },
      { kind: 'button', label: 'Choose a new password', address },
      { kind: 'text', text: 'Was it not you? Then do nothing: your password stays as it is.' },
    ],
    footnote: `You get this mail because your email address belongs to a member of ${siteTitle}.`,
  }),
})
