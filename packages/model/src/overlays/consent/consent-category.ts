/** Necessary code is the only kind that waits for nobody. A tag that is misspelled waits too: code must not run because of a typing mistake. */
export function isHeldCategory(tag: string): boolean {
  return tag.trim().toLowerCase() !== 'necessary'
}

/** The attribute that tags code, and how a held attribute is named until it is given back. */
export const consentAttribute = 'data-consent'
export const heldPrefix = 'data-held-'
/** A script of this type is neither fetched nor run. */
export const heldScriptType = 'text/plain'

/** A link to this place opens the choice again, wherever it stands. */
export const cookieSettingsHash = '#cookie-settings'

/** What makes a browser fetch or run something. */
export const heldAttributes = ['src', 'srcset', 'href', 'data', 'poster', 'srcdoc', 'style'] as const
export type HeldAttribute = (typeof heldAttributes)[number]

/** Marks the words that stand beside held content. */
export const heldNoteAttribute = 'data-held-note'
