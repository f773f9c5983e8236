import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const passwordResetMail = defineMailTemplate({
  name: 'password-reset',
  label: 'New password',
  about: 'When somebody asks for a new password of their account.',
  data: z.strictObject({ address: z.url() }),
  sample: { address: 'https://example.com/password/new' },
  write: ({ address }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    parts: [
      {
        kind: 'text',
        text: 'Somebody asked for a new password of your account. The address below works once, for an hour.',
      },
      { kind: 'button', label: 'Choose a new password', address },
      { kind: 'text', text: 'Was it not you? Then do nothing: your password stays as it is.' },
    ],
    footnote: 'You get this mail because your e-mail address belongs to an account.',
  }),
})
