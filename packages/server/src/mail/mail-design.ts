import { deriveTheme } from '@sitewright/blocks/styles/themes'
import { findFamily } from '@sitewright/blocks/styles/web-fonts'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { SiteStyles } from '@sitewright/model/site/styles'
import type { MailDesign } from './templates/mail-content'

const logoHeightPx = 44
const longestLogoPx = 240
const corners = { square: 0, rounded: 8, pill: 24 } as const

interface SiteLook {
  readonly origin: string
  readonly settings: Pick<SiteSettings, 'title' | 'language'>
  readonly styles: Pick<SiteStyles, 'webFonts' | 'palette' | 'fonts' | 'buttons'>
  readonly logo: { readonly address: string; readonly width: number; readonly height: number } | null
}

/** Mails wear the site's palette, letters and logo. Mail programs have no fonts of ours: the stacks end in theirs. */
export function designOfSite({ origin, settings, styles, logo }: SiteLook): MailDesign {
  return {
    title: settings.title,
    address: `${origin}/`,
    logo: logo === null ? null : { ...fitLogo(logo), address: `${origin}${logo.address}` },
    language: settings.language,
    headingFont: findFamily(styles, styles.fonts.heading.family).stack,
    bodyFont: findFamily(styles, styles.fonts.body.family).stack,
    cornerPx: corners[styles.buttons.shape],
    colors: chooseColors(styles.palette),
  }
}

/** Derived once for a palette that is kept in memory. */
const colorsOf = new WeakMap<SiteStyles['palette'], MailDesign['colors']>()

function chooseColors(palette: SiteStyles['palette']): MailDesign['colors'] {
  const known = colorsOf.get(palette)
  if (known !== undefined) return known
  const ground = deriveTheme(palette, 'light')
  const card = deriveTheme(palette, 'white')
  const colors = {
    ground: ground.background,
    card: card.background,
    text: card.text,
    heading: card.heading,
    quiet: card.muted,
    quietOnGround: ground.muted,
    line: ground.line,
    button: card.primary.fill,
    onButton: card.primary.onFill,
  }
  colorsOf.set(palette, colors)
  return colors
}

function fitLogo(logo: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(logoHeightPx / logo.height, longestLogoPx / logo.width)
  return { width: Math.max(1, Math.round(logo.width * scale)), height: Math.max(1, Math.round(logo.height * scale)) }
}

/** Mails about an account come from the platform itself. */
export function designOfPlatform(address: string): MailDesign {
  return {
    title: 'Sitewright',
    address: `${address}/`,
    logo: null,
    language: 'en',
    headingFont: 'Georgia, serif',
    bodyFont: "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    cornerPx: 8,
    colors: {
      ground: '#f6f4f0',
      card: '#fffefb',
      text: '#1d1a17',
      heading: '#1d1a17',
      quiet: '#5f5850',
      quietOnGround: '#5f5850',
      line: '#ddd7ce',
      button: '#1f6b52',
      onButton: '#ffffff',
    },
  }
}
