import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'

export const listWelcomeMail = defineMailTemplate({
  name: 'list-welcome',
  panel: {
    label: 'Subscriber welcome',
    about: 'When someone joins a mailing list that has a welcome text.',
    sample: () => ({
      siteTitle: 'Harbour & Kiln',
      listName: 'Studio letters',
      text: 'Thank you for reading along. You hear from us when the kiln opens.',
      leaveAddress: 'https://example.com/_newsletter/unsubscribe/sample',
    }),
  },
  data: z.strictObject({ siteTitle: z.string(), listName: z.string(), text: z.string(), leaveAddress: z.url() }),
  write({ siteTitle: site, listName: list, text, leaveAddress }, { mails: { listWelcome } }) {
    return {
      subject: fillWords(listWelcome.subject, { list }),
      heading: fillWords(listWelcome.heading, { list }),
      parts: text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
      footnote: fillWords(listWelcome.why, { site }),
      footLink: { label: listWelcome.leave, address: leaveAddress },
    }
  },
})
