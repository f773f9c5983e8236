import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const verifyEmailMail = defineMailTemplate({
  name: 'verify-email',
  label: 'Confirm the e-mail address',
  about: 'When an account is made, or asks for it again.',
  data: z.strictObject({ address: z.url() }),
  sample: { address: 'https://example.com/email/confirm' },
  write: ({ address }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Welcome. One click more',
    parts: [
      {
        kind: 'text',
        text: 'Please confirm that this e-mail address is yours. The address below works for three days.',
      },
      { kind: 'button', label: 'Confirm my address', address },
      { kind: 'text', text: 'Did you not make an account? Then do nothing.' },
    ],
    footnote: 'You get this mail because an account was made with your e-mail address.',
  }),
})
