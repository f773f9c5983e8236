import { measureContrast } from '@sitewright/blocks/styles/contrast'
import { siteStyles } from '@sitewright/model/site/styles'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { designOfPlatform, designOfSite } from './mail-design'
import { contributorInvitationMail } from './templates/contributor-invitation'
import { findMailTemplate, siteMailTemplates } from './templates/list'
import { writeMailHtml } from './write-html'
import { writeMailText } from './write-text'

const site = designOfSite({
  origin: 'https://kiln.example',
  settings: { title: 'Harbour & Kiln', language: 'en' },
  styles: siteStyles.parse({ palette: { ...siteStyles.parse({}).palette, accent: '#884400' } }),
  logo: { address: '/s/1/logo.png', width: 880, height: 440 },
})

test('a mail wears the palette, the logo and the title of the site', () => {
  const html = writeMailHtml(contributorInvitationMail.write(contributorInvitationMail.sample), site)
  expect(html).toContain('background:#884400')
  expect(html).toContain('src="https://kiln.example/s/1/logo.png" width="88" height="44" alt="Harbour &#38; Kiln"')
})

test('texts on a mail can be read', () => {
  for (const { colors } of [site, designOfPlatform('https://example.com')]) {
    for (const [one, other] of [
      [colors.text, colors.card],
      [colors.heading, colors.card],
      [colors.quiet, colors.card],
      [colors.quietOnGround, colors.ground],
      [colors.heading, colors.ground],
      [colors.onButton, colors.button],
    ] as const)
      expect(measureContrast(one, other)).toBeGreaterThanOrEqual(4.5)
  }
})

test('[SEC-30] [SEC-35] script in every text of every mail stays text', () => {
  const evil = `"><script>alert('x')</script>\n&<img src=x onerror=y>`
  const data = { siteTitle: evil, invitedBy: evil, roles: evil, address: 'javascript:alert(1)' }
  const content = contributorInvitationMail.write(data)
  const html = writeMailHtml(content, { ...site, title: evil, address: 'javascript:alert(2)', language: evil })
  expect(html).not.toMatch(/<script|<img src=x|javascript:alert\(2\)"|href="javascript/i)
  expect(html).toContain('href="#"')
  expect(writeMailText(content, site)).toContain(evil)
})

test('every template fills in its sample, says the same in both forms, and is sound HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-inline-style': 'off' } })
  for (const template of siteMailTemplates) {
    expect(findMailTemplate(template.name)).toBe(template)
    const content = template.write(template.data.parse(template.sample))
    const [html, text] = [writeMailHtml(content, site), writeMailText(content, site)]
    for (const part of content.parts) {
      if (part.kind !== 'button') continue
      expect(html).toContain(`href="${part.address}"`)
      expect(text).toContain(part.address)
    }
    const report = await validator.validateString(html, {
      rules: {
        'no-inline-style': 'off',
        'doctype-style': 'off',
        'no-deprecated-attr': 'off',
        'prefer-tbody': 'off',
        'no-conditional-comment': 'off',
        'element-required-attributes': 'off',
        'require-sri': 'off',
        'long-title': 'off',
        'wcag/h63': 'off',
        'no-trailing-whitespace': 'off',
      },
    })
    expect(report.results.flatMap((result) => result.messages.map((it) => `${it.ruleId}: ${it.message}`))).toEqual([])
  }
})
