import type { FormDefinition } from '@sitewright/model/forms/definition'

/** What a block makes the page load, run or open that is not the host's own. The policy of a page lets in nothing else. */
export interface PageNeeds {
  /** Code that the owner wrote, which may need anything. */
  readonly runsCode?: boolean
  /** Where scripts of others come from, with the styles and calls that they bring along. */
  readonly scripts?: readonly string[]
  /** Forms lead to other hosts, which may lead on. */
  readonly leadsAway?: boolean
}

/** Without scripts a form is posted here and answered by the way to its next page. */
export function needsOfForm({ postSubmitHtml, successUrl }: FormDefinition): PageNeeds {
  return { runsCode: postSubmitHtml !== '', leadsAway: /^https?:/.test(successUrl) }
}
