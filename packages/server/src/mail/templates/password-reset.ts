import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const passwordResetMail = defineMailTemplate({
  name: 'password-reset',
  panel: {
    label: 'Password reset',
    about: 'When someone asks to reset their account password.',
    sample: () => ({ address: 'https://example.com/password/new' }),
  },
  data: z.strictObject({ address: z.url() }),
  write: ({ address }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    parts: [
      {
        kind: 'text',
        text: 'Someone asked for a new password for your account. The link below works once, for one hour.',
      },
      { kind: 'button', label: 'Choose a new password', address },
      {
        kind: 'text',
        text: 'Once you change it, you’ll be signed out everywhere, and your API keys will stop working.\n\nIf it wasn’t you, ignore this email. Your password stays the same.',
      },
    ],
    footnote: 'You’re getting this email because there’s an account with your email address.',
  }),
})
