import {
  consentAttribute,
  cookieSettingsHash,
  type HeldAttribute,
  heldNoteAttribute,
  heldPrefix,
} from '@sitewright/model/overlays/consent-category'
import { createContext, useContext } from 'react'

/** Whether content of other hosts waits for the visitor's consent. */
const Foreign = createContext<'held' | 'shown'>('shown')
export const ForeignContent = Foreign.Provider

/** The attribute under the name that it waits by. */
export function holdAttribute(name: HeldAttribute, value: string): Record<string, string> {
  return { [consentAttribute]: 'preferences', [heldPrefix + name]: value }
}

/** A picture at any address; one of another host may wait. */
export function ForeignImage({ address, alt }: { address: string; alt: string }) {
  const isHeld = useContext(Foreign) === 'held' && !address.startsWith('/')
  return isHeld ? (
    <>
      <img {...holdAttribute('src', address)} alt={alt} />
      <HeldNote />
    </>
  ) : (
    <img src={address} alt={alt} loading="lazy" />
  )
}

/** Stands beside what waits, and goes when it wakes. */
export function HeldNote() {
  return (
    <small className="held-note" {...{ [heldNoteAttribute]: '' }}>
      This content comes from elsewhere and waits until you accept cookies.{' '}
      <a href={cookieSettingsHash}>Cookie settings</a>
    </small>
  )
}
