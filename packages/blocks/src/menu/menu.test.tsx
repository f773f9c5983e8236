import { renderView } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import { menu } from './schema'
import { MenuView } from './view'

function render(menus: readonly string[]): string {
  return renderView(MenuView, menu.props.parse({ menus: menus.map((title) => ({ title, sections: [] })) }))
}

test('[BLOCK-022] one tab is selected, and only its menu is visible', () => {
  const html = render(['Lunch', 'Dinner', 'Wine'])
  expect(html.match(/aria-selected="(true|false)"/g)).toEqual([
    'aria-selected="true"',
    'aria-selected="false"',
    'aria-selected="false"',
  ])
  expect(html.match(/role="tabpanel"[^>]*>/g)?.map((panel) => panel.includes('hidden'))).toEqual([false, true, true])
})

test('a single menu has no tabs and needs no script', () => {
  expect(render(['Lunch'])).not.toContain('role="tab')
  expect(render(['Lunch'])).not.toContain('data-island')
})
