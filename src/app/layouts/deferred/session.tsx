import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '#contract/protocol/api-error.ts'
import { cartQueries } from '#features/cart/queries.ts'
import { identityCall } from '#features/identity/identity-call.ts'
import { takeJoinedText } from '#features/identity/redirect/joined-products.ts'
import { storeRedirectPath } from '#features/identity/redirect/redirect-path.ts'
import { renewBearer } from '#features/identity/session/bearer.ts'
import { placeAfterSignOut } from '#features/identity/session/sign-out.ts'
import { accountInfo } from '#lib/account/account-info.ts'
import { isSignedIn, signInEvents } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { useToast } from '#ui/overlay/toast.tsx'

const isWayIn = (path: string) => /^\/account\/(?:internal\/login|logout)(?:\/|$)/i.test(path)
const isBlank = (path: string) => /^\/blank(?:\/|$)/i.test(path)
const isCheckout = (path: string) => /^\/customer(?:\/|$)/i.test(path)

/** Runs while a user is signed in: loads the account, listens to other tabs and refetches prices. */
export function SessionPart() {
  useAccountLoad()
  useOtherTabs()
  useOpenPrices()
  useCartOwner()
  useJoinedProducts()
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
    if (newValue === null && !isSignedIn()) location.assign(placeAfterOther(brand))
    else signInEvents.send()
  })
}

/** The sign-in page leads back here; the path is in its address, as only this tab is to return to it. */
function placeAfterOther(brand: ShopBrand): string {
  const place = placeAfterSignOut(brand)
  const { pathname, search } = location
  if (place !== environmentFor(brand).loginRoute || isWayIn(pathname)) return place
  return `${place}?${new URLSearchParams({ expired: 'true', returnUrl: pathname + search })}`
}

/** Cart requests are unsigned: a cart without its account is that of a guest, as the session may have ended. */
function useCartOwner() {
  const { api, brand, queryClient } = useApp()
  const { data: cart } = useQuery({ ...cartQueries(api).view(), enabled: false })
  const isGuests = cart !== undefined && cart.accountId === undefined
  useEffect(() => {
    if (!isGuests) return
    // When the session goes on, the cart was loaded before the sign-in.
    void renewBearer((body) => api.identity.relogin({ body }, identityCall(brand)))
      .then((token) => {
        if (token) void queryClient.invalidateQueries({ queryKey: cartQueries(api).view().queryKey })
      })
      .catch(() => undefined)
  }, [isGuests, api, brand, queryClient])
}

/** When prices are only for signed-in users, the page was rendered without them: its queries are invalidated. */
function useOpenPrices() {
  const { queryClient, brand } = useApp()
  const { loginForPrice } = brand.flags
  useEffect(() => {
    if (loginForPrice) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'account' })
  }, [loginForPrice, queryClient])
}

/**
 * Says once that products of the account joined the cart. The checkout says it beside the order, and the page that
 * completes a sign-in is left at once.
 */
function useJoinedProducts() {
  const { cartName } = useApp().brand.wording
  const toasts = useToast()
  const { pathname } = useLocation()
  const isHere = !isCheckout(pathname) && !isBlank(pathname)
  useEffect(() => {
    const text = isHere ? takeJoinedText(cartName) : null
    if (text) toasts.show({ text, stay: 'closed' })
  }, [isHere, cartName, toasts])
}
