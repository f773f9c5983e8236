import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryKeys } from '../../data/queries'
import { ConfirmedEmailOnly } from './confirm-email-note'

function draw(isEmailConfirmed: boolean): string {
  const client = new QueryClient()
  client.setQueryData(queryKeys.session, { isEmailConfirmed, account: { email: 'ada@example.com' } })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ConfirmedEmailOnly toDo="to invite people">
        <input />
      </ConfirmedEmailOnly>
    </QueryClientProvider>,
  )
}

test('[SEC-25] in the place of what wants a confirmed address stands what to do, with the email once more', () => {
  expect(draw(true)).toBe('<input/>')
  const asked = draw(false)
  expect(asked).not.toContain('<input')
  expect(asked).toContain('Confirm your email address to invite people.')
  expect(asked).toContain('ada@example.com')
  expect(asked).toContain('Resend email')
})
