import type { ConsentChoice } from '@sitewright/model/overlays/consent/consent'
import { type CookieBanner, readCookieBanner } from '@sitewright/model/overlays/cookie-banner/cookie-banner'
import type { CookieBannerSettings } from '@sitewright/model/overlays/cookie-banner/cookie-banner-settings'
import { bannerPlaceId, zIndexOf } from '@sitewright/model/overlays/layers'
import css from './cookie-banner.css?inline'
import { copySafeMarkup } from './safe-markup'

export interface MountedBanner {
  focus(): void
  /** Back to where the visitor was before the banner took the focus. */
  returnFocus(): void
  remove(): void
}

interface BannerInputs {
  /** What it is called for those who do not see it. */
  readonly label: string
  /** The visitor asked to choose again: then both ways are open. */
  readonly isReopened: boolean
  readonly choose: (choice: ConsentChoice) => void
}

export function mountBanner(
  settings: CookieBannerSettings,
  { label, isReopened, choose }: BannerInputs,
): MountedBanner {
  const banner = readCookieBanner(settings)
  const element = document.createElement('section')
  element.className = 'cookie-banner'
  element.ariaLabel = label
  element.tabIndex = -1
  Object.assign(element.dataset, { variant: banner.variant, position: banner.position, theme: banner.theme })
  element.style.zIndex = String(zIndexOf('cookie-banner'))
  // Not an element: the policy of a page lets in the styles alone that came with it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const text = document.createElement('div')
  text.className = 'cookie-banner-text'
  text.append(copySafeMarkup(banner.text))
  const actions = document.createElement('div')
  actions.className = 'cookie-banner-actions'
  const controls = isReopened ? (['decline', 'accept'] as const) : [...banner.controls].reverse()
  for (const control of controls) actions.append(buildButton(banner, control, choose))
  element.append(text, actions)
  const before = document.activeElement
  // Beside other parts of the page it would make the browser style all of them anew.
  const place = document.getElementById(bannerPlaceId)
  if (place) place.append(element)
  else document.body.prepend(element)
  const stopReserving = keepFocusVisible(element, banner)
  return {
    focus: () => element.focus(),
    returnFocus: () => before instanceof HTMLElement && before.focus({ preventScroll: true }),
    remove() {
      stopReserving()
      element.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet)
    },
  }
}

/** A cross takes away, so it never says yes. */
const shapes = {
  accept: 'M4 12.5l5.5 5.5L20 6.5',
  decline: 'M5 5l14 14M19 5L5 19',
} as const

function buildButton(
  banner: CookieBanner,
  control: 'accept' | 'decline',
  choose: (choice: ConsentChoice) => void,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.choice = control
  const label = control === 'accept' ? banner.acceptText : banner.declineText
  if (banner.ctaVariant === 'icon') {
    button.className = 'cookie-banner-icon'
    button.ariaLabel = label
    button.title = label
    button.append(drawIcon(shapes[control]))
  } else {
    button.textContent = label
    button.className = banner.ctaVariant === 'button' ? 'button' : 'cookie-banner-plain'
    if (banner.ctaVariant === 'button') Object.assign(button.dataset, { kind: 'primary', size: 'small' })
  }
  button.addEventListener('click', () => choose(control === 'accept' ? 'accepted' : 'declined'))
  return button
}

function drawIcon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

/** What the keyboard reaches under a bar is scrolled out from under it. */
function keepFocusVisible(element: HTMLElement, { variant, position }: CookieBanner): () => void {
  if (variant !== 'bar') return () => {}
  const side = position === 'top' ? 'scrollPaddingTop' : 'scrollPaddingBottom'
  const root = document.documentElement
  // Told of the height by the browser: to ask for it would lay the page out at once.
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0
    root.style[side] = `${Math.ceil(height) + 16}px`
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    root.style[side] = ''
  }
}
