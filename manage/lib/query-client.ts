import { QueryClient } from '@tanstack/react-query'
import { isFault } from './session.ts'

/** What the server rejects is not sent again; a lost response is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && isFault(error) },
  },
})
