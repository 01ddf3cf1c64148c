import { QueryClient } from '@tanstack/react-query'
import { isSlow } from './request.ts'
import { isFault } from './session.ts'

// Offline, requests are sent all the same and fail with their message: else they wait without a word.
const networkMode = 'always'

/** What the server rejects is not sent again, nor what took too long; a lost response is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode,
      refetchOnReconnect: true,
      retry: (count, error) => count < 2 && isFault(error) && !isSlow(error),
    },
    mutations: { networkMode },
  },
})
