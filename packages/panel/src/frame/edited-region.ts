import { isSiteSections } from '@sitewright/model/header-footer/site-sections'

const mark = 'data-canvas-edited'

/** What is edited stands in here: the content of the page, or the sections that stand around it on every page. */
export const editedSelector = `[${mark}]`

export function findEdited(frame: Document | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(editedSelector) ?? null
}

/** Styles, presses and keys in the frame are for what is marked alone. */
export function markEdited(region: HTMLElement): () => void {
  // A style that asked for what lies inside would be asked again with each typed letter.
  const around = region.parentElement
  region.setAttribute(mark, '')
  around?.setAttribute('data-canvas-around', '')
  return () => {
    region.removeAttribute(mark)
    around?.removeAttribute('data-canvas-around')
  }
}

/** Where in the frame of a page its content or sections of every page are drawn. Null where it has no place for them. */
export function openRegion(frame: Document, id: string): HTMLElement | null {
  const main = frame.querySelector('main')
  if (!isSiteSections(id)) return main
  if (main?.classList.contains('cover-page')) return null
  const around = id === 'footer' ? frame.querySelector<HTMLElement>('body > .site-footer') : openHeaderSections(frame)
  return around && (around.querySelector<HTMLElement>(':scope > [data-canvas-region]') ?? wrapSections(around))
}

/** Beside the sections the host may have content of its own there, which stays. */
function wrapSections(around: HTMLElement): HTMLElement {
  const region = around.ownerDocument.createElement('div')
  region.dataset.canvasRegion = ''
  region.style.display = 'contents'
  region.append(...around.querySelectorAll(':scope > [data-section-id]'))
  around.prepend(region)
  return region
}

function openHeaderSections(frame: Document): HTMLElement {
  const known = frame.querySelector<HTMLElement>('.site-header-sections')
  if (known) return known
  const made = frame.createElement('section')
  made.className = 'site-header-sections'
  made.setAttribute('aria-label', 'Header')
  frame.querySelector('body > :is(main, [data-fixed-part])')?.before(made)
  return made
}

/** A part of every page that was pressed while something else is edited. */
export type PressedAround = 'header' | 'header-sections' | 'footer' | 'page'

export function regionAt(target: Element): PressedAround | null {
  if (target.closest('.site-header')) return 'header'
  if (target.closest('.site-header-sections')) return 'header-sections'
  if (target.closest('.site-footer')) return 'footer'
  return target.closest('main') ? 'page' : null
}
