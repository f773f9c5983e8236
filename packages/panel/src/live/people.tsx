import type { Presence } from '@sitewright/model/live/live-notes'
import { useEffect } from 'react'
import './people.css'

const colors = 6

function colorOf({ client }: Presence): number {
  return Number.parseInt(client.slice(-4), 16) % colors
}

/** Everybody else who has the page open. */
export function People({ people }: { people: readonly Presence[] }) {
  if (people.length === 0) return null
  return (
    <ul className="people" aria-label="Also on this page">
      {people.map((person) => (
        <li key={person.client} className={`person person-${colorOf(person)}`} title={person.name}>
          <span aria-hidden="true">{person.name.slice(0, 1).toUpperCase()}</span>
          <span className="sw-hidden-text">{person.name}</span>
        </li>
      ))}
    </ul>
  )
}

const inks = ['#1d4ed8', '#15803d', '#b91c1c', '#a21caf', '#c2410c', '#0f766e'] as const

/** Outlines in the frame what others have selected, with their names. */
export function useOthersOutlines(frame: Document | null, people: readonly Presence[]): void {
  useEffect(() => {
    // A frame that loads anew has left its window, and takes no sheet of another one.
    const view = frame?.defaultView
    if (!frame || !view) return
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(
      people
        .filter((person) => person.blockId !== null)
        .map((person) => {
          const ink = inks[colorOf(person)] ?? inks[0]
          const block = `main [data-block-id="${person.blockId}"]`
          const name = JSON.stringify(person.name).replace(/</g, '')
          return `${block}{outline:2px dashed ${ink};outline-offset:2px}${block}::after{content:${name};position:absolute;top:-20px;right:0;z-index:5;padding:1px 6px;border-radius:4px;background:${ink};color:#fff;font:500 12px/16px sans-serif}`
        })
        .join('\n'),
    )
    frame.adoptedStyleSheets = [...frame.adoptedStyleSheets, sheet]
    return () => {
      frame.adoptedStyleSheets = frame.adoptedStyleSheets.filter((it) => it !== sheet)
    }
  }, [frame, people])
}
