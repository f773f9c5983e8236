import { newsletter } from '../../newsletter/schema'
import { at, block, h2, lead, picture, small, text } from '../compose/compose'
import type { SectionPreset } from '../compose/preset'

const { form } = newsletter.starter
const words = { title: 'Letters from us', description: 'A few lines when there is something new.' }

export const newsletterPresets: readonly SectionPreset[] = [
  {
    name: 'newsletter-centered',
    label: 'Centered newsletter',
    section: {
      theme: 'light',
      blocks: [block('newsletter', at(4, 0, 16, 6), { ...words, alignment: 'center', form })],
    },
  },
  {
    name: 'newsletter-split',
    label: 'Text and newsletter',
    section: {
      theme: 'dark',
      blocks: [
        text(at(0, 0, 11, 5), small('Newsletter'), h2('Be the first to know'), lead('One letter a month, no noise.')),
        block('newsletter', at(13, 0, 11, 5, 'middle'), { title: '', description: '', form }),
      ],
    },
  },
  {
    name: 'newsletter-picture',
    label: 'Newsletter and image',
    section: {
      theme: 'white',
      blocks: [
        picture(at(0, 0, 11, 11), 'still-life'),
        block('newsletter', at(13, 0, 11, 11, 'middle'), { ...words, layout: 'card', form }),
      ],
    },
  },
]
