import { pageCss } from '@sitewright/blocks/page-css'
import { siteCss } from '@sitewright/blocks/styles/site-css'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import frameCss from './frame.css?inline'
import textCss from './text/frame-text.css?inline'

/**
 * Styles for what the owner just added or changed. Constructed sheets come after the frame's own and need no style
 * element, which its content policy would refuse. Each window makes its own: a sheet of another window is not accepted.
 */
export function adoptFrameStyles(document: Document, page: PageDocument, styles: SiteStyles | null): void {
  const view = document.defaultView
  if (!view) return
  const texts = [...(styles ? [siteCss(styles)] : []), pageCss(page), frameCss, textCss]
  document.adoptedStyleSheets = texts.map((text) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}
