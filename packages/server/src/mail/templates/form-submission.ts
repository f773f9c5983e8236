import { z } from 'zod'
import { defineMailTemplate } from './define-template'

/** A mail is read in a moment; the rest is in the inbox. */
const mostFacts = 100

export const formSubmissionMail = defineMailTemplate({
  name: 'form-submission',
  label: 'New submission of a form',
  about: 'When a visitor sends a form that tells you by mail.',
  data: z.strictObject({
    formName: z.string(),
    who: z.string(),
    pagePath: z.string(),
    facts: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    address: z.url(),
  }),
  sample: {
    formName: 'Contact',
    who: 'Ada Byron',
    pagePath: '/contact',
    facts: [
      { name: 'Name', value: 'Ada Byron' },
      { name: 'Email', value: 'ada@example.com' },
      { name: 'Message', value: 'Do you have the blue vase in a larger size?' },
    ],
    address: 'https://example.com/config/',
  },
  write: ({ formName, who, pagePath, facts, address }) => ({
    subject: who === '' ? `New submission: ${formName}` : `${who} sent ${formName}`,
    heading: `New submission of “${formName}”`,
    parts: [
      { kind: 'facts', facts: facts.slice(0, mostFacts) },
      { kind: 'button', label: 'Open in the inbox', address },
    ],
    footnote: `Sent from ${pagePath === '' ? 'your site' : pagePath}. An answer to this mail goes to whoever wrote, when they left an address.`,
  }),
})
