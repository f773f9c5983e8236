import type { SiteStyles } from '@sitewright/model/site/styles'

/** A part of the design screen over the site's styles: what it shows, and what it says when something changes. */
export interface StylesPartProps {
  readonly styles: SiteStyles
  /** Changes with the same label that follow each other closely are undone together. */
  readonly onChange: (styles: SiteStyles, label: string) => void
}
