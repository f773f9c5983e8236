import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'

export const memberResetMail = defineMailTemplate({
  name: 'member-reset',
  panel: {
    label: 'Member password reset',
    about: 'When a member asks to reset their password.',
    sample: () => ({ siteTitle: 'Harbour & Kiln', address: 'https://example.com/account/reset?code=sample' }),
  },
  isEssential: true,
  data: z.strictObject({ siteTitle: z.string(), address: z.url() }),
  write({ siteTitle: site, address }, { memberMails: { reset } }) {
    return {
      subject: fillWords(reset.subject, { site }),
      heading: reset.heading,
      parts: [
        { kind: 'text', text: fillWords(reset.text, { site }) },
        { kind: 'button', label: reset.choosePassword, address },
        { kind: 'text', text: reset.notYou },
      ],
      footnote: fillWords(reset.why, { site }),
    }
  },
})
