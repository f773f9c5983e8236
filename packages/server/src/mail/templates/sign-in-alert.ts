import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const signInAlertMail = defineMailTemplate({
  name: 'sign-in-alert',
  panel: {
    label: 'New sign-in',
    about: 'When an account signs in from a new browser.',
    sample: () => ({
      time: '2026-11-18T20:04:00.000Z',
      from: '203.0.113.7',
      address: 'https://example.com/password/forgot',
    }),
  },
  data: z.strictObject({ time: z.iso.datetime(), from: z.string(), address: z.url() }),
  write: ({ time, from, address }) => ({
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    parts: [
      { kind: 'text', text: 'Someone signed in to your account from a new browser.' },
      {
        kind: 'facts',
        facts: [
          { name: 'Time', value: describeTime(time) },
          { name: 'IP address', value: from },
        ],
      },
      { kind: 'text', text: 'If that was you, you don’t need to do anything. If not, choose a new password now.' },
      { kind: 'button', label: 'Choose a new password', address },
    ],
    footnote: 'You’re getting this email to help keep your account safe.',
  }),
})

function describeTime(time: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${words.format(new Date(time))} UTC`
}
