import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CodeGate } from './code-gate'

let permissions: string[] = []
vi.mock('../data/queries', () => ({ useSession: () => ({ data: { permissions } }) }))

const draw = () =>
  renderToStaticMarkup(
    <CodeGate label="HTML after sending" value="<b>code</b>">
      <input />
    </CodeGate>,
  )

test('code is typed by those who may put it on the site, and only read by others', () => {
  permissions = ['pages.edit', 'code.inject']
  expect(draw()).toBe('<input/>')
  permissions = ['pages.edit']
  expect(draw()).toMatch(/<textarea[^>]* readOnly=""[^>]*>&lt;b&gt;code&lt;\/b&gt;<\/textarea>/i)
})
