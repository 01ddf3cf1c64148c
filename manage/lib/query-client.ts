import { QueryClient } from '@tanstack/react-query'
import { isSlow } from './request.ts'
import { isFault } from './session.ts'

/** What the server rejects is not sent again, nor what took too long; a lost response is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && isFault(error) && !isSlow(error) },
  },
})
