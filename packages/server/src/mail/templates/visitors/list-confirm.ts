import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'

export const listConfirmMail = defineMailTemplate({
  name: 'list-confirm',
  panel: {
    label: 'Subscription confirmation',
    about: 'When someone subscribes to a mailing list with double opt-in.',
    sample: () => ({
      siteTitle: 'Harbour & Kiln',
      listName: 'Studio letters',
      address: 'https://example.com/_newsletter/confirm?code=sample',
      leaveAddress: 'https://example.com/_newsletter/unsubscribe/sample',
    }),
  },
  data: z.strictObject({ siteTitle: z.string(), listName: z.string(), address: z.url(), leaveAddress: z.url() }),
  write({ siteTitle: site, listName: list, address, leaveAddress }, { mails: { listConfirm } }) {
    return {
      subject: fillWords(listConfirm.subject, { list }),
      heading: listConfirm.heading,
      parts: [
        { kind: 'text', text: fillWords(listConfirm.text, { list, site }) },
        { kind: 'button', label: listConfirm.confirm, address },
        { kind: 'text', text: listConfirm.notYou },
      ],
      footnote: fillWords(listConfirm.why, { site }),
      footLink: { label: listConfirm.leave, address: leaveAddress },
    }
  },
})
