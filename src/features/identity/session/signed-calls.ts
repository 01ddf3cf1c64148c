import type { Granted } from '#contract/account/identity.ts'
import type { CallOptions, ClientSend, LooseInput } from '#contract/client.ts'
import { lateContract } from '#contract/lazy-contract.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { ClientEndpoint } from '#contract/protocol/endpoint.ts'
import { UnsentError } from '#contract/protocol/unsent-error.ts'
import { endedSignIn } from '#lib/account/ended-sign-in.ts'
import { isSignedIn } from '#lib/account/signed-in.ts'
import { withFiles } from '#lib/network/form-send.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { identityCall } from '../identity-call.ts'
import { storeRedirectPath } from '../redirect/redirect-path.ts'
import { currentBearer, dropBearer, type Renewing, renewBearer } from './bearer.ts'
import { clearSignIn, validSignIn } from './stored-sign-in.ts'

// Endpoints with user-specific responses. All others are sent unsigned, so that the service worker can cache them.
const isForCustomers = (path: string) => /^\/api\/checkout(?:\/|$)/i.test(path)
const hasPrices = (path: string) =>
  /^\/api\/(?:cart|v2\/product|product|pricehistory|catalogue|v2\/sitesearch|v3\/search|search|compare)(?:\/|$)/i.test(
    path,
  )

// Staff can preview the sale of another day [S3-7-22]; the server checks that they are staff.
const isPreview = (path: string, input: LooseInput) =>
  /^\/api\/promotion\/sale(?:\/|$)/i.test(path) && input?.query?.dateOverride !== undefined

const isSigned = ({ access, path }: ClientEndpoint, input: LooseInput, { flags }: ShopBrand) =>
  access !== undefined || isForCustomers(path) || isPreview(path, input) || (flags.loginForPrice && hasPrices(path))

const isWayIn = () => /^\/account\/(?:internal\/login|logout)(?:\/|$)/i.test(location.pathname)

/** Returns the function that sends a renewal request. */
export const renewalBy =
  (send: ClientSend, brand: ShopBrand): Renewing =>
  async (body) =>
    (await send(lateContract.identity.relogin, { body }, identityCall(brand))) as Granted // the response type of the contract

/** Sends requests and files of signed-in users with a bearer, which is renewed before it expires. */
export function signedCalls(plain: ClientSend, brand: ShopBrand): ClientSend {
  const { loginRoute, apiHost } = environmentFor(brand)
  const send = withFiles(plain, apiHost)
  const renew = renewalBy(send, brand)

  /** The sign-in has ended: to the sign-in page, and back here afterwards [S1-4-31]; without such a page nothing moves [S1-4-32]. */
  function ended() {
    dropBearer()
    clearSignIn()
    if (loginRoute === null || isWayIn()) return
    storeRedirectPath()
    location.assign(`${loginRoute}?expired=true`)
  }

  /** The server rejected a token that is still valid here [S1-8-06]. */
  function onRejected() {
    if (!brand.flags.signsOutWhenRejected || loginRoute === null || isWayIn()) return
    storeRedirectPath()
    location.assign(`/account/logout?returnUrl=${encodeURIComponent(loginRoute)}`)
  }

  const withBearer = (options: CallOptions, token: string): CallOptions => ({
    ...options,
    headers: { ...options.headers, authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
  })

  /** The bearer for a request; null when there is none and the endpoint also works unsigned. */
  async function bearerFor(endpoint: ClientEndpoint): Promise<string | null> {
    try {
      return await currentBearer(renew)
    } catch (error) {
      if (endpoint.access) throw error
      // Unsigned, the checkout would be that of a guest, whose cart is another one.
      if (isForCustomers(endpoint.path)) throw new UnsentError('The sign-in could not be renewed', { cause: error })
      return null
    }
  }

  return async (endpoint, input, options) => {
    if (!isSigned(endpoint, input, brand)) return send(endpoint, input, options)
    const token = await bearerFor(endpoint)
    if (!token && endpoint.access) {
      ended()
      throw new ApiError(401, { code: 'unauthorised', message: '' })
    }
    if (!token) {
      // A stored sign-in that has expired: the next page would sign out, and forget what is filled in.
      if (isSignedIn() && !validSignIn()) {
        clearSignIn()
        endedSignIn.note()
      }
      return send(endpoint, input, options)
    }
    try {
      return await send(endpoint, input, withBearer(options, token))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      if (!endpoint.access) {
        // Clears a sign-in whose session has ended; the other 401 is a bank's. An order is not sent twice.
        if (error.problem.code === 'unauthorised') await renewBearer(renew).catch(() => null)
        throw error
      }
      // The token ended while the call was under way.
      if (!validSignIn()) {
        onRejected()
        throw error
      }
      // If that fails for another reason than an ended session, the sign-in has not ended.
      const next = await renewBearer(renew)
      if (next) return send(endpoint, input, withBearer(options, next))
      ended()
      throw error
    }
  }
}
