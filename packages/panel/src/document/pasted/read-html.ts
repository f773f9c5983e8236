import { disarmHtml } from '@sitewright/model/text/pasted/disarm-html'
import { readPasted } from '@sitewright/model/text/pasted/read-pasted'
import type { RichText } from '@sitewright/model/text/rich-text'

/** What HTML of the clipboard says. A parsed document is never shown: nothing in it runs, and no picture of it is fetched. */
export function readHtml(html: string): RichText {
  return readPasted(new DOMParser().parseFromString(disarmHtml(html), 'text/html').body)
}
