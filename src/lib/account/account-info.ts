import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AccountInfo } from '#contract/account/account.ts'
import type { Api } from '#contract/client.ts'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { useSignedIn } from './signed-in.ts'

/** The signed-in account. Shared here, because the frame, account pages and staff tool use the same cache entry. */
export const accountInfo = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'info'],
    queryFn: ({ signal }) => api.account.info(undefined, { signal }),
    staleTime: 5 * 60_000,
  })

/** The facts of a staff account: it has a winningUserId [S3-6-05]. */
export type StaffAccount = AccountInfo & { winningUserId: string }

const isStaff = (account: AccountInfo): account is StaffAccount => Boolean(account.winningUserId)

/** The current visitor. `waiting`: not loaded yet; `failed`: the request failed. */
export type Viewer =
  | { is: 'waiting' }
  | { is: 'failed'; error: Error; retry: () => void }
  | { is: 'guest' }
  | { is: 'customer'; account: AccountInfo }
  | { is: 'staff'; account: StaffAccount }

export function useViewer(): Viewer {
  const { api } = useApp()
  const hydrated = useHydrated()
  const isSignedIn = useSignedIn()
  const { data, error, refetch } = useQuery({ ...accountInfo(api), enabled: hydrated && isSignedIn })
  if (!hydrated) return { is: 'waiting' }
  if (!isSignedIn) return { is: 'guest' }
  if (data) return isStaff(data) ? { is: 'staff', account: data } : { is: 'customer', account: data }
  return error ? { is: 'failed', error, retry: () => void refetch() } : { is: 'waiting' }
}
