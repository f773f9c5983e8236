import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const verifyEmailMail = defineMailTemplate({
  name: 'verify-email',
  panel: {
    label: 'Email confirmation',
    about: 'When someone creates an account, or asks for the email again.',
    sample: () => ({ address: 'https://example.com/email/confirm' }),
  },
  data: z.strictObject({ address: z.url() }),
  write: ({ address }) => ({
    subject: 'Confirm your email address',
    heading: 'Welcome! One more step',
    parts: [
      {
        kind: 'text',
        text: 'Confirm that this email address is yours. The link works for three days.',
      },
      { kind: 'button', label: 'Confirm email address', address },
      { kind: 'text', text: 'If you didn’t sign up, ignore this email.' },
    ],
    footnote: 'You’re getting this email because someone signed up with your email address.',
  }),
})
