import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type FetchState, fetchStateOf } from './fetch-state'

/** A load whose answers the test gives, and every state that it was in. */
function watchLoad() {
  const answers: { resolve: (data: string) => void; reject: (error: Error) => void }[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver<string>(client, {
    queryKey: ['mugs'],
    queryFn: () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })),
  })
  const states: FetchState<string>[] = [fetchStateOf(observer.getCurrentResult())]
  observer.subscribe((result) => {
    const state = fetchStateOf(result)
    if (state.status !== states.at(-1)?.status) states.push(state)
  })
  return { answers, observer, states }
}

test('[DATA-038] [DATA-039] [DATA-041] a load is pending, then a success with its data; asked again it is pending', async () => {
  const { answers, observer, states } = watchLoad()
  answers[0]?.resolve('mugs')
  await expect.poll(() => states).toEqual([{ status: 'pending' }, { status: 'success', data: 'mugs' }])
  const again = observer.refetch()
  await expect.poll(() => states.at(-1)).toEqual({ status: 'pending' })
  answers[1]?.resolve('bowls')
  await again
  await expect.poll(() => states.at(-1)).toEqual({ status: 'success', data: 'bowls' })
})

test('[DATA-038] [DATA-040] [DATA-041] a failed load keeps its error until it is asked again', async () => {
  const { answers, observer, states } = watchLoad()
  const lost = new Error('lost')
  answers[0]?.reject(lost)
  await expect.poll(() => states).toEqual([{ status: 'pending' }, { status: 'failed', error: lost }])
  const again = observer.refetch()
  await expect.poll(() => states.at(-1)).toEqual({ status: 'pending' })
  answers[1]?.resolve('mugs')
  await again
  await expect.poll(() => states.at(-1)).toEqual({ status: 'success', data: 'mugs' })
})
