import { expect, it } from 'vitest'
import { loadStates, loadStatus, viewStatus, viewStatuses } from './view-status.ts'

const still = { isPending: false, isSuccess: false, isError: false }

it('knows four load states, with a capital [S3-3-42, S1-3-28]', () => {
  expect(loadStates).toEqual(['Initial', 'Loading', 'Success', 'Failure'])
})

it('begins every action at initial, and takes no status but the four [S3-4-10]', () => {
  expect(viewStatuses).toEqual(['initial', 'loading', 'success', 'failure'])
  expect(viewStatus(still)).toBe('initial')
  expect(viewStatus({ ...still, isPending: true })).toBe('loading')
  expect(viewStatus({ ...still, isSuccess: true })).toBe('success')
  expect(viewStatus({ ...still, isError: true })).toBe('failure')
  expect(loadStatus({ isLoading: true, isSuccess: false, isError: false })).toBe('loading')
  expect(loadStatus({ isLoading: false, isSuccess: true, isError: false })).toBe('success')
})
