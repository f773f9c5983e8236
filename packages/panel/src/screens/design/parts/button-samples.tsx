import { buttonKinds } from '@sitewright/blocks/styles/button-css'
import { deriveTheme } from '@sitewright/blocks/styles/themes'
import { findFamily } from '@sitewright/blocks/styles/web-fonts'
import type { SiteStyles } from '@sitewright/model/site/styles'
import type { CSSProperties } from 'react'

const labels = { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary' } as const
const radii = { square: 0, rounded: 6, pill: 999 } as const
const paddings = { compact: '6px 12px', normal: '9px 16px', roomy: '12px 20px' } as const

/** The three kinds beside each other on the site's white theme, in the site's own type. */
export function ButtonSamples({ styles }: { styles: SiteStyles }) {
  const theme = deriveTheme(styles.palette, 'white', styles.themes)
  const { family, weight } = styles.fonts.meta
  return (
    <div className="button-samples" style={{ background: theme.background }} aria-hidden="true">
      {buttonKinds.map((kind) => (
        <span
          key={kind}
          style={{
            ...drawKind(styles.buttons[kind], theme[kind]),
            borderRadius: styles.buttons[kind] === 'text' ? 0 : radii[styles.buttons.shape],
            padding: paddings[styles.buttons.padding],
            fontFamily: findFamily(styles, family).stack,
            fontWeight: weight,
          }}
        >
          {labels[kind]}
        </span>
      ))}
    </div>
  )
}

function drawKind(
  look: SiteStyles['buttons']['tertiary'],
  colors: { fill: string; onFill: string; ink: string },
): CSSProperties {
  if (look === 'solid') return { background: colors.fill, color: colors.onFill, borderColor: 'transparent' }
  if (look === 'outline') return { color: colors.ink, borderColor: colors.ink }
  return { color: colors.ink, borderColor: 'transparent', paddingInline: 0, textDecoration: 'underline' }
}
