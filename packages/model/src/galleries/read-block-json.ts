export const galleryDataErrors = {
  decoding: 'Error decoding gallery block data.',
  evaluating: 'Error evaluating gallery block data.',
} as const

/** What a gallery on a page is run by. The visitor's script reads it without the schemas, which would weigh more than it. */
export interface GalleryRun {
  /** Any name: an unknown one is told to the console when the gallery is made. */
  readonly design: string
  readonly transition: string
  readonly scrollDirection: 'horizontal' | 'vertical'
  readonly slidesPerRow: number | undefined
  readonly lightbox: boolean
  readonly lightboxTheme: 'light' | 'dark'
  readonly autoplay: boolean
  readonly autoplaySeconds: number | undefined
  readonly randomize: boolean
  readonly loop: boolean
  readonly historyHash: boolean
}

type GalleryRunResult = { data: GalleryRun; error: null } | { data: null; error: string }

/** A block's data from its `data-block-json` attribute, else from what is stored for it. */
export function readBlockJson(attribute: string | null, stored?: unknown): GalleryRunResult {
  let given: unknown = stored
  if (attribute !== null && attribute !== '') {
    try {
      given = JSON.parse(attribute)
    } catch {
      return { data: null, error: galleryDataErrors.decoding }
    }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { data: null, error: galleryDataErrors.evaluating }
  }
  const fields = given as Readonly<Record<string, unknown>>
  const isOn = (name: string) => fields[name] === true
  return {
    data: {
      design: String(fields.design ?? 'grid'),
      transition: String(fields.transition ?? 'fade'),
      scrollDirection: fields.scrollDirection === 'vertical' ? 'vertical' : 'horizontal',
      slidesPerRow: readNumber(fields.slidesPerRow),
      lightbox: isOn('lightbox'),
      lightboxTheme: fields.lightboxTheme === 'light' ? 'light' : 'dark',
      autoplay: isOn('autoplay'),
      autoplaySeconds: readNumber(fields['autoplay-duration']),
      randomize: isOn('randomize'),
      loop: fields.loop !== false,
      historyHash: isOn('historyHash'),
    },
    error: null,
  }
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined
}
