import { wrapIndex } from '@sitewright/model/galleries/index-rules'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { restorePicture } from '../images/release-picture'

const icons = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoom: 'M16 16l4.5 4.5M18 11a7 7 0 1 1-14 0a7 7 0 0 1 14 0M8 11h6',
}

/** They come with the gallery's markup. */
export type LightboxTexts = VisitorTexts['media']['lightbox']

export interface LightboxParts {
  readonly dialog: HTMLDialogElement
  readonly overlay: HTMLElement
  readonly stage: HTMLElement
  readonly items: readonly HTMLElement[]
  readonly meta: HTMLElement
  readonly count: HTMLElement
  /** The place in the set, for those who do not see it. */
  readonly spoken: HTMLElement
  readonly close: HTMLButtonElement
  readonly previous: HTMLButtonElement
  readonly next: HTMLButtonElement
  readonly zoom: HTMLButtonElement
  readonly dot: HTMLButtonElement
}

/** The viewer's elements; what the page says is only ever put in as text or as copies of its own elements. */
export function buildLightbox(numberOfItems: number, theme: string, texts: LightboxTexts): LightboxParts {
  const dialog = make('dialog', 'lightbox')
  dialog.dataset.theme = theme
  const overlay = make('div', 'lightbox-overlay')
  const stage = make('div', 'lightbox-stage')
  const items = Array.from({ length: numberOfItems }, () => make('div', 'lightbox-item'))
  stage.append(...items)
  const meta = make('div', 'lightbox-meta')
  const count = make('p', 'lightbox-count')
  count.ariaHidden = 'true'
  const spoken = make('p', 'lightbox-spoken')
  for (const element of [spoken, meta]) element.setAttribute('aria-live', 'polite')
  const close = makeButton('close', texts.close)
  const previous = makeButton('previous', texts.previous)
  const next = makeButton('next', texts.next)
  const zoom = makeZoomButton(texts.zoomIn)
  const dot = make('button', 'lightbox-button lightbox-dot')
  dot.type = 'button'
  dot.ariaLabel = texts.caption
  dot.append(make('span', ''))
  dialog.append(overlay, stage, count, spoken, meta, zoom, close, previous, next, dot)
  return { dialog, overlay, stage, items, meta, count, spoken, close, previous, next, zoom, dot }
}

/** Neighbors are fetched ahead; what lies further away holds neither elements nor pictures. */
export function fillItems(items: readonly HTMLElement[], slides: readonly HTMLElement[], index: number): void {
  const near = new Set([-1, 0, 1].map((step) => wrapIndex(index + step, items.length)))
  for (const [place, item] of items.entries()) {
    const slide = slides[place]
    if (near.has(place) && slide && !item.hasChildNodes()) copyContent(slide, item)
    // One that is fading out is still seen.
    else if (!near.has(place) && !item.hasAttribute('data-leaving')) item.replaceChildren()
  }
}

/** The picture in the largest file that its place asks for, or the video as it stands in the gallery. */
function copyContent(slide: HTMLElement, item: HTMLElement): void {
  const video = slide.querySelector('.video-stage')
  const image = slide.querySelector('img')
  if (video) {
    const copy = video.cloneNode(true) as HTMLElement
    copy.querySelector('iframe')?.remove()
    copy.querySelectorAll('img').forEach(restorePicture)
    item.append(copy)
  } else if (image) {
    const copy = image.cloneNode() as HTMLImageElement
    restorePicture(copy)
    copy.removeAttribute('style')
    copy.removeAttribute('class')
    copy.removeAttribute('fetchpriority')
    copy.sizes = '100vw'
    copy.loading = 'eager'
    copy.draggable = false
    const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
    if (width > 0 && height > 0) {
      // Its place is known before its file has come; until then the small picture fills it.
      copy.style.setProperty('--own-width', `${width}px`)
      copy.style.setProperty('--own-ratio', String(width / height))
      if (image.currentSrc) copy.style.backgroundImage = `url(${JSON.stringify(image.currentSrc)})`
    }
    item.append(copy)
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  return element
}

function makeZoomButton(label: string): HTMLButtonElement {
  const button = makeButton('zoom', label)
  button.querySelector('svg')?.insertAdjacentHTML('beforeend', '<path class="lightbox-plus" d="M11 8v6"/>')
  return button
}

function makeButton(name: keyof typeof icons, label: string): HTMLButtonElement {
  const button = make('button', `lightbox-button lightbox-${name}`)
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`
  return button
}
