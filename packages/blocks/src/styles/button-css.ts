import type { SiteStyles } from '@sitewright/model/site/styles'

export const buttonKinds = ['primary', 'secondary', 'tertiary'] as const
export type ButtonKind = (typeof buttonKinds)[number]

/** How one kind of button is drawn on this site; its measures are in base.css. */
export function writeButtonKind(kind: ButtonKind, look: SiteStyles['buttons']['tertiary']): string {
  const selector = `.button[data-kind='${kind}']`
  if (look === 'solid') {
    return `${selector}{background:var(--${kind}-fill);color:var(--${kind}-on);border-color:transparent}${selector}:hover{background:var(--${kind}-hover)}`
  }
  if (look === 'outline') {
    return `${selector}{color:var(--${kind}-ink);border-color:currentColor}${selector}:hover{background:var(--${kind}-ink);border-color:var(--${kind}-ink);color:var(--background)}`
  }
  // The sizes of base.css have a room of their own, which words without a box do not take.
  return `.button${selector}{padding-inline:0}${selector}{color:var(--${kind}-ink);border-color:transparent;border-radius:0;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:0.35em}${selector}:hover{text-decoration-thickness:2px}`
}
