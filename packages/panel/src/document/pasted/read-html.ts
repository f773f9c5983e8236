import type { RichText } from '@sitewright/model/text/rich-text'
import { disarmHtml } from './disarm-html'
import { readPasted } from './read-pasted'

/** What HTML of the clipboard says. A parsed document is never shown: nothing in it runs, and no picture of it is fetched. */
export function readHtml(html: string): RichText {
  return readPasted(new DOMParser().parseFromString(disarmHtml(html), 'text/html').body)
}
