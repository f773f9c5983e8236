import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'

export const memberConfirmMail = defineMailTemplate({
  name: 'member-confirm',
  panel: {
    label: 'Membership confirmation',
    about: 'When someone joins your site as a member.',
    sample: () => ({ siteTitle: 'Harbour & Kiln', address: 'https://example.com/account/confirm?code=sample' }),
  },
  data: z.strictObject({ siteTitle: z.string(), address: z.url() }),
  write({ siteTitle: site, address }, { memberMails: { confirm } }) {
    return {
      subject: fillWords(confirm.subject, { site }),
      heading: confirm.heading,
      parts: [
        { kind: 'text', text: fillWords(confirm.text, { site }) },
        { kind: 'button', label: confirm.confirm, address },
        { kind: 'text', text: confirm.notYou },
      ],
      footnote: fillWords(confirm.why, { site }),
    }
  },
})
