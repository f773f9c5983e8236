import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryKeys } from '../../data/queries'
import { RecipientsGate } from './recipients-gate'

function draw(permissions: readonly string[]): string {
  const client = new QueryClient()
  client.setQueryData(queryKeys.session, { permissions })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RecipientsGate targets={['owner@example.com']}>
        <input />
      </RecipientsGate>
    </QueryClientProvider>,
  )
}

test('who may read the inbox chooses where submissions go, and others are told', () => {
  expect(draw(['pages.edit', 'forms.read'])).toBe('<input/>')
  const told = draw(['pages.edit'])
  expect(told).not.toContain('<input')
  expect(told).toContain('owner@example.com. Only people who can read form submissions can change this.')
})
