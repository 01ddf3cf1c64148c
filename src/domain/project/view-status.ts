/** The load state of data in a store [S3-3-42]. */
export const loadStates = ['Initial', 'Loading', 'Success', 'Failure'] as const
export type LoadState = (typeof loadStates)[number]

type Load = { readonly data: unknown; readonly isError: boolean; readonly isFetching: boolean }

/** The load state of a query; loaded data stays `Success` during a refetch. */
export function loadState({ data, isError, isFetching }: Load): LoadState {
  if (data !== undefined) return 'Success'
  if (isError) return 'Failure'
  return isFetching ? 'Loading' : 'Initial'
}

/** The same four states for an action on screen [S3-4-10]; the specification spells them differently. */
export const viewStatuses = ['initial', 'loading', 'success', 'failure'] as const
export type ViewStatus = (typeof viewStatuses)[number]

type Action = { readonly isPending: boolean; readonly isSuccess: boolean; readonly isError: boolean }

/** The status of a mutation: not started, pending, succeeded or failed. */
export function viewStatus({ isPending, isSuccess, isError }: Action): ViewStatus {
  if (isPending) return 'loading'
  if (isSuccess) return 'success'
  return isError ? 'failure' : 'initial'
}
