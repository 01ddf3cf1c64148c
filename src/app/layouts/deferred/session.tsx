import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '#contract/protocol/api-error.ts'
import { storeRedirectPath } from '#features/identity/redirect/redirect-path.ts'
import { placeAfterSignOut } from '#features/identity/session/sign-out.ts'
import { accountInfo } from '#lib/account/account-info.ts'
import { isSignedIn, signInEvents } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { environmentFor } from '#lib/whole-environment.ts'

const isWayIn = (path: string) => /^\/account\/(?:internal\/login|logout)(?:\/|$)/i.test(path)
const isCheckout = (path: string) => /^\/customer(?:\/|$)/i.test(path)

/** Runs while a user is signed in: loads the account, listens to other tabs and refetches prices. */
export function SessionPart() {
  useAccountLoad()
  useOtherTabs()
  useOpenPrices()
  return null
}

/** An account that fails to load redirects to the sign-in page [S1-4-28]; an offline device stays on the page. */
function useAccountLoad() {
  const { api, brand } = useApp()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isElsewhere = isWayIn(pathname) || isCheckout(pathname)
  const { error } = useQuery({ ...accountInfo(api), enabled: !isElsewhere })
  const { loginRoute } = environmentFor(brand)
  const isFailed = error instanceof ApiError && !isElsewhere
  useEffect(() => {
    if (!isFailed || loginRoute === null) return
    storeRedirectPath()
    void navigate(loginRoute)
  }, [isFailed, loginRoute, navigate])
}

/** A sign-out in one tab signs out all tabs: each one loads a new document, which clears its memory. */
function useOtherTabs() {
  const { brand } = useApp()
  useEventListener('window', 'storage', ({ key, newValue }) => {
    if (key !== 'loggedIn' && key !== null) return
    if (newValue === null && !isSignedIn()) location.assign(placeAfterSignOut(brand))
    else signInEvents.send()
  })
}

/** When prices are only for signed-in users, the page was rendered without them: its queries are invalidated. */
function useOpenPrices() {
  const { queryClient, brand } = useApp()
  const { loginForPrice } = brand.flags
  useEffect(() => {
    if (loginForPrice) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'account' })
  }, [loginForPrice, queryClient])
}
