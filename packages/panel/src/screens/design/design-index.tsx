import { findPairing } from '@sitewright/blocks/styles/font-pairings'
import { findFamily } from '@sitewright/blocks/styles/web-fonts'
import { paletteNames, type SiteStyles } from '@sitewright/model/site/styles'
import { Icon } from '@sitewright/ui/base/icons'
import type { ReactNode } from 'react'
import { goTo, writeRoute } from '../../ground/router'
import { type DesignPart, designParts } from './design-parts'

const animationWords = { none: 'None', fade: 'Fade in', rise: 'Slide up' } as const

/** The way into each part of the design, with a glance at how it stands. */
export function DesignIndex({ styles }: { styles: SiteStyles }) {
  return (
    <>
      <DesignList group="site" label="Style" glance={(part) => glanceAt(part, styles)} />
      <DesignList group="around" label="Site-wide" glance={() => null} />
      <p className="sw-field-hint">Changes go live immediately on every published page. You can undo them.</p>
    </>
  )
}

interface DesignListProps {
  group: 'site' | 'around'
  label: string
  glance: (part: DesignPart) => ReactNode
}

function DesignList({ group, label, glance }: DesignListProps) {
  return (
    <section className="design-list" aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {designParts
          .filter((it) => it.group === group)
          .map((it) => {
            const route = { screen: 'design', part: it.part } as const
            return (
              <li key={it.part}>
                <a
                  className="design-row"
                  href={writeRoute(route)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    goTo(route)
                  }}
                >
                  <span>{it.label}</span>
                  <span className="design-glance" aria-hidden="true">
                    {glance(it.part)}
                  </span>
                  <Icon name="right" sizePx={16} />
                </a>
              </li>
            )
          })}
      </ul>
    </section>
  )
}

function glanceAt(part: DesignPart, styles: SiteStyles): ReactNode {
  if (part === 'colors') {
    return (
      <span className="glance-swatches">
        {paletteNames.map((name) => (
          <span key={name} style={{ background: styles.palette[name] }} />
        ))}
      </span>
    )
  }
  if (part === 'fonts') return findPairing(styles.fonts)?.label ?? findFamily(styles, styles.fonts.heading.family).label
  if (part === 'sizes') return `${styles.baseSizePx} px`
  if (part === 'images') return styles.images.cornerRadiusPx === 0 ? 'Square' : `${styles.images.cornerRadiusPx} px`
  if (part === 'animations') return animationWords[styles.animation]
  return null
}
