import { z } from 'zod'
import { defineMailTemplate } from './define-template'

export const newCommentsMail = defineMailTemplate({
  name: 'new-comments',
  panel: {
    label: 'New comments',
    about: 'When visitors comment on your posts, events or projects.',
    sample: () => ({
      count: 1,
      isWaiting: true,
      comments: [
        { name: 'Ada Byron', title: 'A kiln of our own', text: 'How long did you have to wait for the first firing?' },
      ],
      address: 'https://example.com/config/comments',
    }),
  },
  isForOwner: true,
  data: z.strictObject({
    count: z.int(),
    isWaiting: z.boolean(),
    comments: z.array(z.strictObject({ name: z.string(), title: z.string(), text: z.string() })),
    address: z.url(),
  }),
  write({ count, isWaiting, comments, address }) {
    const [first] = comments
    const isOne = count === 1 && first !== undefined
    const heading = isOne ? `New comment on ${first.title}` : `${count} new comments`
    return {
      subject: isOne ? `${first.name || 'Someone'} commented on ${first.title}` : heading,
      heading,
      parts: [
        {
          kind: 'facts',
          facts: comments.map(({ name, title, text }) => ({
            name: isOne ? name || 'Anonymous' : `${name || 'Anonymous'} on ${title}`,
            value: text,
          })),
        },
        { kind: 'button', label: isWaiting ? 'Review comments' : 'View comments', address },
      ],
      footnote: 'You can turn these emails off in the comment settings of your site.',
    }
  },
})
