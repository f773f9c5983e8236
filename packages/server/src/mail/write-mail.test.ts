import { measureContrast } from '@sitewright/blocks/styles/contrast'
import { siteStyles } from '@sitewright/model/site/styles'
import { english } from '@sitewright/model/visitor-texts/english'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { designOfPlatform, designOfSite } from './mail-design'
import { findMailTemplate, siteMailTemplates } from './mail-templates'
import { contributorInvitationMail } from './templates/contributor-invitation'
import type { MailTemplate } from './templates/define-template'
import { memberResetMail } from './templates/visitors/member-reset'
import { writeMailHtml } from './write-html'
import { mailTextsOf, writeMail } from './write-mail'

const site = designOfSite({
  origin: 'https://kiln.example',
  settings: { title: 'Harbour & Kiln', language: 'en' },
  styles: siteStyles.parse({ palette: { ...siteStyles.parse({}).palette, accent: '#884400' } }),
  logo: { address: '/s/1/logo.png', width: 880, height: 440 },
})

const sampleOf = <Data>(template: MailTemplate<Data>) => template.panel.sample(mailTextsOf(template, site))

test('a mail wears the palette, the logo and the title of the site', () => {
  const { html } = writeMail(contributorInvitationMail, sampleOf(contributorInvitationMail), site)
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
  const design = { ...site, title: evil, address: 'javascript:alert(2)', language: evil }
  const { html, text } = writeMail(contributorInvitationMail, data, design)
  expect(html).not.toMatch(/<script|<img src=x|javascript:alert\(2\)"|href="javascript/i)
  expect(html).toContain('href="#"')
  expect(text).toContain(evil)
})

test('an email to visitors says nothing but texts of the catalog', () => {
  const isMarked = (text: string) => text.startsWith('¤')
  const marked = JSON.parse(JSON.stringify(english), (key, value) =>
    typeof value === 'string' && key !== 'language' ? `¤${value}` : value,
  )
  for (const template of siteMailTemplates.filter(({ isForOwner }) => !isForOwner)) {
    const { subject, heading, footnote, footLink, parts } = template.write(template.panel.sample(marked), marked)
    const labels = parts.flatMap((part) => (part.kind === 'button' ? [part.label] : []))
    const said = [subject, heading, footnote, ...labels, ...(footLink === undefined ? [] : [footLink.label])]
    expect([template.name, said.filter((text) => !isMarked(text))]).toEqual([template.name, []])
  }
  const texts = { openAddress: marked.mails.openAddress }
  expect(writeMailHtml(memberResetMail.write(sampleOf(memberResetMail), marked), site, texts)).toContain('>¤Or open')
})

test('every template fills in its sample, says the same in both forms, and is sound HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-inline-style': 'off' } })
  for (const template of siteMailTemplates) {
    expect(findMailTemplate(template.name)).toBe(template)
    const data = template.data.parse(sampleOf(template))
    const { html, text } = writeMail(template, data, site)
    for (const part of template.write(data, mailTextsOf(template, site)).parts) {
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
