import type { ScriptTexts } from '@sitewright/model/visitor-texts/script-texts'
import type { PageContext } from './read-context'

/** The host wrote them where the page has the feature that asks. */
export function readTexts<Area extends keyof ScriptTexts>(context: PageContext, area: Area): ScriptTexts[Area] {
  return context.read('texts', area) as ScriptTexts[Area]
}
