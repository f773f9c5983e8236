import { z } from 'zod'
import { defineMailTemplate } from './define-template'

/** A mail is read in a moment; the rest is in the inbox. */
const maxFacts = 100

export const formSubmissionMail = defineMailTemplate({
  name: 'form-submission',
  panel: {
    label: 'New form submission',
    about: 'When a visitor submits a form that notifies you by email.',
    sample: () => ({
      formName: 'Contact',
      who: 'Ada Byron',
      pagePath: '/contact',
      facts: [
        { name: 'Name', value: 'Ada Byron' },
        { name: 'Email', value: 'ada@example.com' },
        { name: 'Message', value: 'Do you have the blue vase in a larger size?' },
      ],
      address: 'https://example.com/config/',
    }),
  },
  isForOwner: true,
  data: z.strictObject({
    formName: z.string(),
    who: z.string(),
    pagePath: z.string(),
    facts: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    address: z.url(),
  }),
  write: ({ formName, who, pagePath, facts, address }) => ({
    subject: who === '' ? `New submission: ${formName}` : `${who} sent ${formName}`,
    heading: `New submission: ${formName}`,
    parts: [
      { kind: 'facts', facts: facts.slice(0, maxFacts) },
      { kind: 'button', label: 'Open in inbox', address },
    ],
    footnote: `Sent from ${pagePath === '' ? 'your site' : pagePath}. Reply to this email to answer the sender, if they left an email address.`,
  }),
})
