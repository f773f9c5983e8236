import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const accountKnownMail = defineMailTemplate({
  name: 'account-known',
  panel: {
    label: 'You already have an account',
    about: 'When someone signs up with an email address that has an account.',
    sample: () => ({ address: 'https://example.com/login', resetAddress: 'https://example.com/password/forgot' }),
  },
  data: z.strictObject({ address: z.url(), resetAddress: z.url() }),
  write: ({ address, resetAddress }) => ({
    subject: 'You already have an account',
    heading: 'You already have an account',
    parts: [
      {
        kind: 'text',
        text: 'Someone tried to sign up with your email address, but you already have an account. If that was you, sign in instead.',
      },
      { kind: 'button', label: 'Sign in', address },
      {
        kind: 'text',
        text: `Forgot your password? Choose a new one: ${resetAddress}\n\nIf it wasn’t you, ignore this email. No one got into your account.`,
      },
    ],
    footnote: 'You’re getting this email because there’s an account with your email address.',
  }),
})
