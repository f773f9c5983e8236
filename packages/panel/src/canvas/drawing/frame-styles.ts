import { siteCss } from '@sitewright/blocks/styles/site-css'
import type { PageDocument } from '@sitewright/model/pages/document'
import { buildFontsAddress, buildTypekitAddress } from '@sitewright/model/site/fonts-address'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { describeProvidedFonts } from '@sitewright/model/site/web-fonts'
import frameCss from './frame.css?inline'
import textCss from './frame-text.css?inline'

export interface FrameStyles {
  showPages: (pages: Iterable<PageDocument>) => void
  showSite: (styles: SiteStyles | null) => void
}

type WritePageCss = typeof import('@sitewright/blocks/page/page-css').pageCss

let readyPageCss: WritePageCss | null = null

/** The styles of every block, which nobody needs before the first change: the frame came with those of its page. */
async function loadPageCss(): Promise<WritePageCss> {
  const { pageCss } = await import('@sitewright/blocks/page/page-css')
  readyPageCss = pageCss
  return pageCss
}

/**
 * Styles for what the owner just added or changed. Constructed sheets come after the frame's own and need no style
 * element, which its content policy would refuse. Each window makes its own: a sheet of another window is not accepted.
 * A sheet is written only when its text changed: each writing makes the browser style the whole page anew.
 */
export function adoptFrameStyles(document: Document): FrameStyles | null {
  const view = document.defaultView
  if (!view) return null
  const [site, page, frame] = [writeSheet(view), writeSheet(view), writeSheet(view)]
  frame.write(frameCss + textCss)
  document.adoptedStyleSheets = [site.sheet, page.sheet, frame.sheet]
  let latest: Iterable<PageDocument> = []
  return {
    showPages(shown) {
      latest = shown
      if (readyPageCss) page.write(readyPageCss(...shown))
      else loadPageCss().then((pageCss) => page.write(pageCss(...latest)), reportError)
    },
    showSite: (styles) => {
      site.write(styles ? siteCss(styles) : '')
      if (styles) linkProvidedFonts(document, styles)
    },
  }
}

/** Fonts of providers, which the owner chose and sees at once; visitors may have to consent first. */
function linkProvidedFonts(document: Document, styles: SiteStyles): void {
  const { googleFonts, typekitId = '' } = describeProvidedFonts(styles)
  for (const address of [buildFontsAddress(googleFonts), buildTypekitAddress(typekitId)]) {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    if (address === undefined || links.some(({ href }) => href === address)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  }
}

function writeSheet(view: Window & typeof globalThis) {
  const sheet = new view.CSSStyleSheet()
  let written = ''
  return {
    sheet,
    write: (text: string) => {
      if (text === written) return
      written = text
      sheet.replaceSync(text)
    },
  }
}
