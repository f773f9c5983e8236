import { renderView } from '@sitewright/testkit/sites/render-block'
import { sampleId } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { button } from './schema'
import { describeButton } from './tracking'
import { ButtonView } from './view'

function render(props: Record<string, unknown>): string {
  return renderView(ButtonView, button.props.parse({ text: 'Shop', href: '/shop', ...props }))
}

test('[BLOCK-028] the tracking data of a button names block, text, address, alignment, size, window and context', () => {
  const tracking = describeButton(sampleId(1), button.props.parse({ text: 'Shop', href: '/shop' }), 'footer')
  expect(tracking).toEqual({
    id: sampleId(1),
    buttonText: 'Shop',
    clickthroughUrl: '/shop',
    alignment: 'left',
    size: 'medium',
    newWindow: false,
    context: 'footer',
  })
  expect(render({})).toContain('data-button-tracking="{&quot;id&quot;')
})

test('[BLOCK-029] a button with newWindow opens its address in a new window, out of reach of this one', () => {
  expect(render({ newWindow: true })).toContain('href="/shop" target="_blank" rel="noopener"')
  expect(render({})).not.toContain('target=')
})
