import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { loadState, loadStates, viewStatus, viewStatuses } from './view-status.ts'

const still = { isPending: false, isSuccess: false, isError: false }

it('has four load states with a capital letter [S3-3-42, S1-3-28]', () => {
  expect(loadStates).toEqual(['Initial', 'Loading', 'Success', 'Failure'])
})

it('goes from Initial through Loading to Failure, and after a retry to Success [S1-3-28, S3-3-42]', async () => {
  const responses = [() => Promise.reject(new Error('down')), () => Promise.resolve('orders')]
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['orders'],
    queryFn: () => responses.shift()?.() ?? null,
    enabled: false,
    retry: false,
  })
  const seen = [loadState(observer.getCurrentResult())]
  observer.subscribe((result) => seen.push(loadState(result)))
  await observer.refetch()
  await observer.refetch()
  const steps = seen.filter((state, index) => state !== seen[index - 1])
  expect(steps).toEqual(['Initial', 'Loading', 'Failure', 'Loading', 'Success'])
  expect(new Set(seen)).toEqual(new Set(loadStates))
})

it('starts every action at initial, and has only the four statuses [S3-4-10]', () => {
  expect(viewStatuses).toEqual(['initial', 'loading', 'success', 'failure'])
  expect(viewStatus(still)).toBe('initial')
  expect(viewStatus({ ...still, isPending: true })).toBe('loading')
  expect(viewStatus({ ...still, isSuccess: true })).toBe('success')
  expect(viewStatus({ ...still, isError: true })).toBe('failure')
})
