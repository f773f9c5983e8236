import { at, h2, lead, onPhone, p, picture, small, text } from '../compose/compose'
import type { SectionPreset } from '../compose/preset'

export const galleryPresets: readonly SectionPreset[] = [
  {
    name: 'gallery-mosaic',
    label: 'Mosaic of five',
    section: {
      theme: 'white',
      blocks: [
        picture(onPhone(at(0, 0, 12, 16), 0, 0, 8, 9), 'landscape'),
        picture(onPhone(at(12, 0, 6, 8), 0, 9, 4, 5), 'still-life'),
        picture(onPhone(at(18, 0, 6, 8), 4, 9, 4, 5), 'texture'),
        picture(onPhone(at(12, 8, 6, 8), 0, 14, 4, 5), 'interior'),
        picture(onPhone(at(18, 8, 6, 8), 4, 14, 4, 5), 'portrait'),
      ],
    },
  },
  {
    name: 'gallery-grid',
    label: 'Heading and grid of six',
    section: {
      theme: 'white',
      blocks: [
        text(onPhone(at(0, 0, 12, 3), 0, 0, 8, 2), h2('Recent work')),
        text(
          onPhone(at(15, 0, 9, 3), 0, 2, 8, 2),
          p('A few things that left the studio this year. Everything can be made again, in your size and color.'),
        ),
        ...(['still-life', 'interior', 'landscape', 'texture', 'still-life', 'interior'] as const).map(
          (drawing, index) =>
            picture(
              onPhone(
                at((index % 3) * 8, 4 + Math.floor(index / 3) * 9, 8, 9),
                (index % 2) * 4,
                4 + Math.floor(index / 2) * 4,
                4,
                4,
              ),
              drawing,
            ),
        ),
      ],
    },
  },
  {
    name: 'gallery-strip',
    label: 'Full-width strip',
    section: {
      theme: 'black',
      height: 'small',
      width: 'full',
      blocks: (['portrait', 'landscape', 'still-life', 'interior'] as const).map((drawing, index) =>
        picture(onPhone(at(index * 6, 0, 6, 13), (index % 2) * 4, Math.floor(index / 2) * 6, 4, 6), drawing),
      ),
    },
  },
  {
    name: 'gallery-captions',
    label: 'Two images with captions',
    section: {
      theme: 'light',
      blocks: [
        picture(at(0, 0, 14, 14), 'landscape', { caption: 'Early morning on the north shore, March' }),
        text(
          at(16, 0, 8, 5),
          h2('From the archive'),
          p('Photographs from twenty years on the coast, printed by hand.'),
        ),
        picture(at(16, 6, 8, 8), 'texture', { caption: 'Salt, wind and a long exposure' }),
      ],
    },
  },
  {
    name: 'gallery-tall',
    label: 'One tall, two wide',
    section: {
      theme: 'white',
      blocks: [
        picture(at(0, 0, 9, 18), 'portrait'),
        picture(at(9, 0, 15, 9), 'interior'),
        picture(at(9, 9, 7, 9), 'texture'),
        text(
          at(17, 10, 7, 8, 'bottom'),
          small('The house in the pines'),
          lead('Timber, lime and light. Finished in the spring and lived in ever since.'),
        ),
      ],
    },
  },
]
