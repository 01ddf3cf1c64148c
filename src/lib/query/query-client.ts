import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'

const final = (error: Error) => error instanceof OfflineError || (error instanceof ApiError && error.status < 500)

/**
 * `offlineFirst` and no retry on OfflineError: with the default mode, or with retries, an offline query in a loader never
 * settles and the page hangs. A failed mutation is shown once, here, unless its form shows it inline.
 */
export function createQueryClient(showError: (error: Error) => void = () => {}) {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => !final(error) && count < 2,
      },
      mutations: { networkMode: 'offlineFirst', retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.inline) showError(error)
      },
    }),
  })
}
