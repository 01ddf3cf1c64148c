/** How far something is that is loaded into a store [S3-3-42]. */
export const loadStates = ['Initial', 'Loading', 'Success', 'Failure'] as const
export type LoadState = (typeof loadStates)[number]

type Load = { readonly data: unknown; readonly isError: boolean; readonly isFetching: boolean }

/** Of something that is loaded. What arrived once stays a success while it is loaded again. */
export function loadState({ data, isError, isFetching }: Load): LoadState {
  if (data !== undefined) return 'Success'
  if (isError) return 'Failure'
  return isFetching ? 'Loading' : 'Initial'
}

/** The same four ideas for what a screen shows of one action [S3-4-10]; the specification spells both, and both are kept. */
export const viewStatuses = ['initial', 'loading', 'success', 'failure'] as const
export type ViewStatus = (typeof viewStatuses)[number]

type Action = { readonly isPending: boolean; readonly isSuccess: boolean; readonly isError: boolean }

/** The status of a mutation: not started, pending, succeeded or failed. */
export function viewStatus({ isPending, isSuccess, isError }: Action): ViewStatus {
  if (isPending) return 'loading'
  if (isSuccess) return 'success'
  return isError ? 'failure' : 'initial'
}
