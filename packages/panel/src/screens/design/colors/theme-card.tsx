import type { SectionTheme } from '@sitewright/model/pages/document'
import type { SiteStyles } from '@sitewright/model/site/styles'
import { Icon } from '@sitewright/ui/base/icons'
import { describeMending, reportTheme } from './theme-report'

interface ThemeCardProps {
  label: string
  theme: SectionTheme
  styles: SiteStyles
  isOpen: boolean
  onToggle: () => void
}

/** A theme drawn in its own colors: a heading, a line of text, a button, and how well they can be read. */
export function ThemeCard({ label, theme, styles, isOpen, onToggle }: ThemeCardProps) {
  const { colors, textContrast, buttonContrast, mended } = reportTheme(styles, theme)
  const warning = describeMending(mended)
  return (
    <>
      <button type="button" className="theme-card" aria-expanded={isOpen} onClick={onToggle}>
        <span className="theme-sample" style={{ background: colors.background, color: colors.text }}>
          <strong style={{ color: colors.heading }}>{label}</strong>
          <span
            className="theme-sample-button"
            style={{ background: colors.primary.fill, color: colors.primary.onFill }}
            aria-hidden="true"
          >
            Button
          </span>
        </span>
        <span className="theme-numbers">
          <span>Text {textContrast.toFixed(1)}</span>
          <span>Button {buttonContrast.toFixed(1)}</span>
          <Icon name="chevron" sizePx={16} />
        </span>
      </button>
      {warning ? (
        <p className="theme-warning">
          <Icon name="warning" sizePx={16} />
          {warning}
        </p>
      ) : null}
    </>
  )
}
