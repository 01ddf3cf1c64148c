import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, lacksConnection, OfflineError } from '#contract/protocol/api-error.ts'
import { noResponseText, shopErrorText } from '#domain/errors/http-error-text.ts'
import { loadState } from '#domain/project/view-status.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** What it is: 'Your orders'. */
  what: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

const textOf = (error: Error) => {
  if (lacksConnection(error))
    return 'You are offline. Your account is not stored on this device. See it when you are back online.'
  if (error instanceof OfflineError) return noResponseText(error, navigator.onLine)
  return error instanceof ApiError ? shopErrorText({ status: error.status, body: error.problem }) : shopErrorText({})
}

/** Renders the data of an account query; a skeleton while it is loading, and an error with a retry button. */
export function QueryView<Data>({ query, what, skeleton, children }: Props<Data>) {
  const { data, error, refetch, isFetching } = query
  const state = loadState(query)
  if (state === 'Success' && data !== undefined) return children(data)
  if (state === 'Failure' && error)
    return (
      <ErrorState
        title={`${what} could not be loaded`}
        text={textOf(error)}
        actions={
          <Button type="button" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  return <Waiting>{skeleton}</Waiting>
}
