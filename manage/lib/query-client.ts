import { QueryClient } from '@tanstack/react-query'

const statusOf = (error: unknown) => (error as { status?: number }).status ?? 0

/** What the server rejects is not sent again; a lost response is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && (statusOf(error) === 0 || statusOf(error) >= 500) },
  },
})
