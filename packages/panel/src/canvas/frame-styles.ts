import { pageCss } from '@sitewright/blocks/page-css'
import { siteCss } from '@sitewright/blocks/styles/site-css'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import frameCss from './frame.css?inline'
import textCss from './text/frame-text.css?inline'

export interface FrameStyles {
  showPage: (page: PageDocument) => void
  showSite: (styles: SiteStyles | null) => void
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
  return {
    showPage: (shown) => page.write(pageCss(shown)),
    showSite: (styles) => site.write(styles ? siteCss(styles) : ''),
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
