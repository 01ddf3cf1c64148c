import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** How many reviews and questions wait, for the side menu. */
export const waitingPosts = queryOptions({
  queryKey: ['waiting posts'],
  queryFn: async () => (await api.manageModeration.count()).waiting,
  refetchInterval: 60_000,
})
