import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'

export const memberKnownMail = defineMailTemplate({
  name: 'member-known',
  panel: {
    label: 'Already a member',
    about: 'When someone signs up with a member’s email address.',
    sample: () => ({
      siteTitle: 'Harbour & Kiln',
      address: 'https://example.com/account/login',
      resetAddress: 'https://example.com/account/reset',
    }),
  },
  data: z.strictObject({ siteTitle: z.string(), address: z.url(), resetAddress: z.url() }),
  write({ siteTitle: site, address, resetAddress }, { memberMails: { known } }) {
    return {
      subject: fillWords(known.subject, { site }),
      heading: known.heading,
      parts: [
        { kind: 'text', text: fillWords(known.text, { site }) },
        { kind: 'button', label: known.signIn, address },
      ],
      footnote: fillWords(known.why, { site }),
      footLink: { label: known.forgotPassword, address: resetAddress },
    }
  },
})
