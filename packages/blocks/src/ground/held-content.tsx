import {
  consentAttribute,
  cookieSettingsHash,
  type HeldAttribute,
  heldNoteAttribute,
  heldPrefix,
} from '@sitewright/model/overlays/consent/consent-category'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { createContext, useContext } from 'react'

export type HeldTexts = Pick<VisitorTexts['consent'], 'held' | 'settings'>

/** What is said where content of other hosts waits for the visitor's consent; null where nothing waits. */
const Foreign = createContext<HeldTexts | null>(null)
export const ForeignContent = Foreign.Provider

/** The attribute under the name that it waits by. */
export function holdAttribute(name: HeldAttribute, value: string): Record<string, string> {
  return { [consentAttribute]: 'preferences', [heldPrefix + name]: value }
}

/** A picture at any address; one of another host may wait. */
export function ForeignImage({ address, alt }: { address: string; alt: string }) {
  const texts = useContext(Foreign)
  return texts !== null && !address.startsWith('/') ? (
    <>
      <img {...holdAttribute('src', address)} alt={alt} />
      <HeldNote texts={texts} />
    </>
  ) : (
    <img src={address} alt={alt} loading="lazy" />
  )
}

/** Stands beside what waits, and goes when it wakes. */
export function HeldNote({ texts }: { texts: HeldTexts }) {
  return (
    <small className="held-note" {...{ [heldNoteAttribute]: '' }}>
      {texts.held} <a href={cookieSettingsHash}>{texts.settings}</a>
    </small>
  )
}
