import { renderView } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import { foodOrdering } from './schema'
import { FoodOrderingView } from './view'

const draw = (props: Record<string, unknown>) => renderView(FoodOrderingView, foodOrdering.props.parse(props))

test('[BLOCK-067] a food-ordering link has a service, a display name, a title and a slug, and leads to its page there', () => {
  const html = draw({ serviceId: 'doordash', displayName: 'Kiln Kitchen', linkTitle: 'Eat', slug: 'kiln-kitchen/42' })
  expect(html).toContain('href="https://www.doordash.com/store/kiln-kitchen/42" target="_blank" rel="noopener"')
  expect(html).toContain('Eat<span class="visually-hidden"> from Kiln Kitchen</span></a>')
})

test('[BLOCK-068] it reads Order Now unless told', () => {
  expect(draw({ slug: 'kiln' })).toContain('>Order Now</a>')
})

test('whatever the slug, it leads to the service', () => {
  expect(draw({ slug: '/../@evil.example?x#y' })).toContain(
    'href="https://www.toasttab.com/../%40evil.example%3Fx%23y"',
  )
  expect(draw({ slug: '' })).toBe('')
})
