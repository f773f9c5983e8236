import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'

export const memberInviteMail = defineMailTemplate({
  name: 'member-invite',
  panel: {
    label: 'Member invitation',
    about: 'When you invite someone to become a member.',
    sample: () => ({ siteTitle: 'Harbour & Kiln', address: 'https://example.com/account/reset?code=sample' }),
  },
  data: z.strictObject({ siteTitle: z.string(), address: z.url() }),
  write({ siteTitle: site, address }, { memberMails: { invite } }) {
    return {
      subject: fillWords(invite.subject, { site }),
      heading: invite.heading,
      parts: [
        { kind: 'text', text: fillWords(invite.text, { site }) },
        { kind: 'button', label: invite.choosePassword, address },
        { kind: 'text', text: invite.notWanted },
      ],
      footnote: fillWords(invite.why, { site }),
    }
  },
})
