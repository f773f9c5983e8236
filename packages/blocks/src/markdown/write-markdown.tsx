import { renderToStaticMarkup } from 'react-dom/server'
import type { HeldTexts } from '../ground/held-content'
import { DrawnMarkdown } from './drawn-markdown'

/** As HTML, for the host: it reads what owners wrote where that holds up nobody. */
export function writeMarkdown(source: string, heldTexts: HeldTexts | null): string {
  return renderToStaticMarkup(<DrawnMarkdown source={source} heldTexts={heldTexts} />)
}
