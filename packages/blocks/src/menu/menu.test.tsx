import { sampleBlock, sampleContext } from '@sitewright/testkit/sample-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { menu } from './schema'
import { pressKeyOnTab, selectTab } from './tab-state'
import { MenuView } from './view'

const place = { columns: { desktop: 24, mobile: 8 }, isInFirstSection: false, container: 'page' } as const

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

test('[BLOCK-023] Enter selects the focused tab', () => {
  expect(pressKeyOnTab({ selected: 0, focused: 2 }, 'Enter', 3)).toEqual({ selected: 2, focused: 2 })
})

test('[BLOCK-024] Space selects the focused tab', () => {
  expect(pressKeyOnTab({ selected: 0, focused: 1 }, ' ', 3)).toEqual({ selected: 1, focused: 1 })
})

test('[BLOCK-025] Right moves to the next tab and Left to the previous one, without selecting', () => {
  expect(pressKeyOnTab({ selected: 0, focused: 0 }, 'ArrowRight', 3)).toEqual({ selected: 0, focused: 1 })
  expect(pressKeyOnTab({ selected: 0, focused: 2 }, 'ArrowLeft', 3)).toEqual({ selected: 0, focused: 1 })
})

test('[BLOCK-026] Right on the last tab moves to the first', () => {
  expect(pressKeyOnTab({ selected: 0, focused: 2 }, 'ArrowRight', 3)?.focused).toBe(0)
})

test('[BLOCK-027] Left on the first tab moves to the last', () => {
  expect(pressKeyOnTab(selectTab(0), 'ArrowLeft', 3)?.focused).toBe(2)
})

test('other keys are left to the browser, and a single menu has no tabs', () => {
  expect(pressKeyOnTab(selectTab(0), 'Tab', 3)).toBeNull()
  expect(render(['Lunch'])).not.toContain('role="tab')
  expect(render(['Lunch'])).not.toContain('data-island')
})
