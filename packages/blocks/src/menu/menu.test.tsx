import { sampleBlock, sampleContext } from '@sitewright/testkit/sample-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { menu } from './schema'
import { MenuView } from './view'

const place = {
  columns: { desktop: 24, mobile: 8 },
  rows: { desktop: 6, mobile: 6 },
  isInFirstSection: false,
  container: 'page',
} as const

function render(menus: readonly string[]): string {
  const { id, props } = sampleBlock('menu', { menus: menus.map((title) => ({ title, sections: [] })) })
  return renderToStaticMarkup(
    <MenuView id={id} props={menu.props.parse(props)} context={sampleContext()} place={place} />,
  )
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
