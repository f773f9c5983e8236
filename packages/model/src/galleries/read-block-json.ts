import { chooseAutoplayTimeout } from './autoplay'
import { type GallerySettings, type PauseTarget, pauseTargets } from './gallery'
import { galleryKeys } from './keyboard'
import { defaultSnapPoint, findSwipeBoundary, isSnapPoint } from './touch'

export const galleryDataErrors = {
  decoding: 'Error decoding gallery block data.',
  evaluating: 'Error evaluating gallery block data.',
} as const

/** The visitor's script reads it without the schemas, which would weigh more than it. */
export interface GalleryRun extends GallerySettings {
  readonly lightbox: boolean
  readonly lightboxTheme: 'light' | 'dark'
}

type GalleryRunResult = { data: GalleryRun; error: null } | { data: null; error: string }
type Fields = Readonly<Record<string, unknown>>

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
  if (!isRecord(given)) return { data: null, error: galleryDataErrors.evaluating }
  return { data: readRun(given), error: null }
}

function readRun(fields: Fields): GalleryRun {
  const isOn = (name: string) => fields[name] === true
  const isNotOff = (name: string) => fields[name] !== false
  return {
    design: String(fields.design ?? 'grid'),
    designOptions: {
      transition: String(fields.transition ?? 'fade'),
      scrollDirection: fields.scrollDirection === 'vertical' ? 'vertical' : 'horizontal',
      slidesPerRow: readNumber(fields.slidesPerRow),
      boundaries: findSwipeBoundary(fields.boundaries),
      snapPoints: isSnapPoint(fields.snapPoints) ? fields.snapPoints : defaultSnapPoint,
    },
    autoplay: isOn('autoplay'),
    autoplayOptions: {
      randomize: isOn('randomize'),
      timeout: chooseAutoplayTimeout({ hasDesign: true, durationSeconds: readNumber(fields['autoplay-duration']) }),
      pauseOnMouseover: readPauseTargets(fields.pauseOnMouseover),
    },
    keyboard: isNotOff('keyboard'),
    keys: readKeys(fields.keys),
    lazyLoad: isNotOff('lazyLoad'),
    loop: isNotOff('loop'),
    historyHash: isOn('historyHash'),
    refreshOnResize: isNotOff('refreshOnResize'),
    refreshOnOrientationChange: isNotOff('refreshOnOrientationChange'),
    lightbox: isOn('lightbox'),
    lightboxTheme: fields.lightboxTheme === 'light' ? 'light' : 'dark',
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined
}

function readPauseTargets(value: unknown): readonly PauseTarget[] {
  return Array.isArray(value) ? pauseTargets.filter((target) => value.includes(target)) : pauseTargets
}

function readKeys(value: unknown): GallerySettings['keys'] {
  const given = isRecord(value) ? value : {}
  return {
    previous: readNumber(given.previous) ?? galleryKeys.previous,
    next: readNumber(given.next) ?? galleryKeys.next,
  }
}
