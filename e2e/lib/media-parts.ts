import { galleryDesigns, slideTransitions } from '@sitewright/model/galleries/designs'
import { maskShapeNames } from '@sitewright/model/images/mask-shapes'
import { gridPositions } from '@sitewright/model/reference/style-options'
import { type GallerySite, galleryOf, type Part } from './gallery-site'

type Parts = Readonly<Record<string, Part>>
type Props = Record<string, unknown>

const whole = [0, 0, 24, 4] as const
const film = 'https://vimeo.com/76979871'

/** Every gallery layout with words, and what else a gallery may look like. */
export function galleryParts(site: GallerySite): Parts {
  const alone = (props: Props, count = 6): Part => ({
    blocks: [{ ...galleryOf(site, { label: 'Works', ...props }, count), at: whole }],
  })
  return {
    ...Object.fromEntries(galleryDesigns.map((design) => [design, alone({ design, loop: false })])),
    'no-thumbs': alone({ design: 'slideshow', thumbnails: false, 'meta-position': 'top-center' }, 3),
    contained: alone({ design: 'grid', slidesPerRow: 3, 'auto-crop': false, imageAspectRatio: 1 }),
    positions: {
      blocks: [...gridPositions, 'hidden'].map((position, index) => ({
        ...galleryOf(site, { design: 'base', label: position, 'meta-position': position }, 2),
        at: [(index % 5) * 5, Math.floor(index / 5) * 5, (index % 5) * 5 + 4, Math.floor(index / 5) * 5 + 4],
      })),
    },
    one: alone({ design: 'slideshow' }, 1),
    broken: alone({ design: 'base', label: 'Broken' }, 3),
    'lost-picture': {
      blocks: [
        { ...galleryOf(site, { design: 'carousel', label: 'Lost', slides: lostSlides(site) }), at: [0, 0, 12, 4] },
      ],
    },
  }
}

/** Of these the second file is never delivered (see `lostPicture`). */
function lostSlides(site: GallerySite) {
  return [0, 5, 1].map((index) => ({ assetId: site.pictures[index] ?? null, altText: `Picture ${index + 1}` }))
}

/** Its files do not come in pictures of what is lost. */
export const lostPicture = (site: GallerySite) => site.pictures[5] ?? ''

export function transitionParts(site: GallerySite): Parts {
  return Object.fromEntries(
    slideTransitions.map((transition) => [
      transition,
      { blocks: [{ ...galleryOf(site, { design: 'base', label: transition, transition }, 3), at: [0, 0, 12, 4] }] },
    ]),
  )
}

export function lightboxParts(site: GallerySite): Parts {
  const slides = [
    { assetId: site.pictures[0], title: 'Winter house', description: 'Brick, oak and lime. Finished in 2024.' },
    { assetId: site.pictures[1], title: 'Tall window' },
    { assetId: site.pictures[2], title: 'Film', video: film },
  ]
  const grid = { design: 'grid', lightbox: true, mixedContent: true, slides }
  return {
    dark: { blocks: [{ ...galleryOf(site, { ...grid, label: 'Dark' }), at: whole }] },
    light: { blocks: [{ ...galleryOf(site, { ...grid, label: 'Light', lightboxTheme: 'light' }), at: whole }] },
  }
}

const imageLayouts = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack']

export function imageParts(site: GallerySite): Parts {
  const image = (props: Props) => ({ type: 'image', props: { assetId: site.pictures[0], ...props } })
  const words = {
    title: 'A house for the winter',
    text: 'Brick, oak and lime, drawn for two people and many books.',
    caption: 'The house in its first winter.',
    button: { label: 'See the plans', href: '/' },
  }
  /** Twelve in a row, four on phones. */
  const sheet = (list: readonly Props[]): Part => ({
    blocks: list.map((props, index) => ({
      ...image(props),
      at: [(index % 12) * 2, Math.floor(index / 12) * 4, (index % 12) * 2 + 2, Math.floor(index / 12) * 4 + 4],
      onPhone: [(index % 4) * 2, Math.floor(index / 4) * 4, (index % 4) * 2 + 2, Math.floor(index / 4) * 4 + 4],
    })),
  })
  const withLayout = (at: readonly [number, number, number, number]) =>
    imageLayouts.map((layout) => [layout, { blocks: [{ ...image({ layout, ...words }), at }] }] as const)
  return {
    masks: sheet(maskShapeNames.map((shape) => ({ shape }))),
    ...Object.fromEntries(withLayout([0, 0, 24, 14])),
    narrow: {
      blocks: imageLayouts.map((layout, index) => {
        const [left, top] = [(index % 3) * 8, Math.floor(index / 3) * 14]
        return { ...image({ layout, ...words, caption: 'Narrow.' }), at: [left, top, left + 7, top + 13] as const }
      }),
    },
    placing: sheet([
      { focalPoint: { x: 0, y: 0.5 } },
      { focalPoint: { x: 1, y: 0.5 } },
      { cropMode: 'contain', fitAlignment: 'top' },
      { cropMode: 'contain', fitAlignment: 'bottom' },
      { cropMode: 'none' },
      { crop: { x: 0.1, y: 0.2, width: 0.4, height: 0.6 } },
      { rounded: true, caption: 'Rounded' },
      { assetId: site.pictures[1], link: { href: '/' } },
    ]),
    hover: sheet(['none', 'zoom', 'fade', 'lift', 'color'].map((hoverEffect) => ({ hoverEffect }))),
    lost: sheet([
      { assetId: lostPicture(site), altText: 'A bridge in the fog' },
      { assetId: 'f'.repeat(24), altText: 'Never stored' },
      { assetId: site.pictures[2] },
    ]),
  }
}

export function videoParts(site: GallerySite, filmId: string): Parts {
  const video = (title: string, props: Props) => ({ type: 'video', props: { title, ...props } })
  const pictureId = site.pictures[3] ?? null
  const text = {
    type: 'text',
    props: {
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words on a ground' }] }] },
    },
  }
  const ground = (background: Props): Part => ({
    settings: { theme: 'dark', background },
    blocks: [{ ...text, at: [2, 2, 14, 5] }],
  })
  return {
    facades: {
      blocks: [
        { ...video('Plain', { code: film }), at: [0, 0, 8, 4] },
        { ...video('Pictured', { code: film, pictureId, caption: 'With a picture.' }), at: [8, 0, 16, 4] },
        { ...video('Own', { source: 'upload', assetId: filmId, pictureId, mode: 'fill' }), at: [16, 0, 24, 4] },
        { ...video('Tall', { code: film, pictureId, aspectRatio: '9 / 16' }), at: [0, 8, 4, 12] },
        { ...video('Wrong', { code: '<iframe src="https://video.example/1"></iframe>' }), at: [8, 8, 16, 12] },
        { ...video('Unanswered', { code: 'https://fast.wistia.net/embed/iframe/abcdef1234' }), at: [16, 8, 24, 12] },
      ],
    },
    'picture-ground': ground({ kind: 'image', assetId: site.pictures[0], overlayOpacity: 0.4 }),
    'video-ground': ground({ kind: 'video', assetId: filmId, posterId: site.pictures[2], overlayOpacity: 0.2 }),
  }
}
