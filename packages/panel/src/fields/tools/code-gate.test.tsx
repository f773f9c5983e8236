import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryKeys } from '../../data/queries'
import { CodeGate } from './code-gate'

function draw(permissions: readonly string[]): string {
  const client = new QueryClient()
  client.setQueryData(queryKeys.session, { permissions })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CodeGate label="Post-submit HTML" value="<b>code</b>">
        <input />
      </CodeGate>
    </QueryClientProvider>,
  )
}

test('code is typed by those who may put it on the site, and only read by others', () => {
  expect(draw(['pages.edit', 'code.inject'])).toBe('<input/>')
  expect(draw(['pages.edit'])).toMatch(/<textarea[^>]* readOnly=""[^>]*>&lt;b&gt;code&lt;\/b&gt;<\/textarea>/i)
})
