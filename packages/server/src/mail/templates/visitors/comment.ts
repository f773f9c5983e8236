import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'

export const commentMail = defineMailTemplate({
  name: 'comment',
  panel: {
    label: 'New comment',
    about: 'When someone comments on a post that a visitor follows.',
    sample: () => ({
      name: 'Ada Byron',
      title: 'A kiln of our own',
      siteTitle: 'Harbour & Kiln',
      text: 'How long did you have to wait for the first firing?',
      address: 'https://example.com/blog/a-kiln-of-our-own',
      leaveAddress: 'https://example.com/_comments/stop/sample',
    }),
  },
  data: z.strictObject({
    name: z.string(),
    title: z.string(),
    siteTitle: z.string(),
    text: z.string(),
    address: z.url(),
    leaveAddress: z.url(),
  }),
  write({ name, title, siteTitle: site, text, address, leaveAddress }, { mails: { comment } }) {
    return {
      subject: fillWords(comment.subject, { name, title }),
      heading: fillWords(comment.heading, { title }),
      parts: [
        { kind: 'facts', facts: [{ name, value: text }] },
        { kind: 'button', label: comment.view, address },
      ],
      footnote: fillWords(comment.why, { title, site }),
      footLink: { label: comment.leave, address: leaveAddress },
    }
  },
})
