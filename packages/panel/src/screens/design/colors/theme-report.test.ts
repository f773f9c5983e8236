import { sectionThemes } from '@sitewright/model/pages/document'
import { siteStyles } from '@sitewright/model/site/styles'
import { expect, test } from 'vitest'
import { describeMending, reportTheme } from './theme-report'

const styles = siteStyles.parse({})

test('every theme is reported with contrasts that can be read', () => {
  for (const theme of sectionThemes) {
    const report = reportTheme(styles, theme)
    expect(report.textContrast, theme).toBeGreaterThanOrEqual(4.5)
    expect(report.buttonContrast, theme).toBeGreaterThanOrEqual(4.5)
  }
})

test('a color that is shown as it was chosen brings no warning', () => {
  expect(describeMending(reportTheme(styles, 'white').mended)).toBeNull()
})

test('a color that had to be changed is named in the warning', () => {
  const pale = { ...styles, palette: { ...styles.palette, accent: '#ffee00' } }
  const { mended } = reportTheme(pale, 'white-bold')
  expect(mended).toContain('heading')
  expect(describeMending(['heading'])).toBe('Contrast too low for headings: adjusted to stay readable.')
  expect(describeMending(['text', 'heading', 'primary'])).toBe(
    'Contrast too low for text, headings and primary button: adjusted to stay readable.',
  )
})

test('a theme that the owner changed is reported with its new ground', () => {
  const changed = { ...styles, themes: { white: { background: 'black' } } } as const
  expect(reportTheme(changed, 'white').colors.background).toBe(styles.palette.black)
})
