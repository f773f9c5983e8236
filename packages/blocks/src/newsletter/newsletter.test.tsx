import { renderView } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import { type Newsletter, newsletter } from './schema'
import { NewsletterView } from './view'

const formId = 'f'.repeat(24)

function draw(change: Partial<Newsletter> = {}): string {
  const props = newsletter.props.parse({ ...newsletter.starter, ...change })
  return renderView(NewsletterView, props, { id: formId })
}

test('[FORM-121] [FORM-122] a newsletter is a form that posts an address where forms are posted, by the same island', () => {
  const html = draw()
  expect(html).toContain(`action="/api/form/post/${formId}"`)
  expect(html).toContain('data-island="form"')
  expect(html).toContain('"kind":"newsletter"')
  expect(html).toMatch(/<input[^>]* type="email"/)
  expect(html).toContain('>Subscribe</button>')
})

test('visitors are told the words of a newsletter, and never where their address goes', () => {
  const html = draw({ title: 'Kiln news' })
  expect(html).toContain('<h2 class="newsletter-title">Kiln news</h2>')
  expect(html).not.toContain('listId')
  expect(draw({ title: '', description: '' })).not.toContain('newsletter-words')
})
