import { OfflineError } from '#contract/protocol/api-error.ts'
import { readIdToken, storedIdToken } from '#lib/account/id-token.ts'
import { isSignedIn } from '#lib/account/signed-in.ts'
import type { App } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { exchangeCode } from '../queries.ts'
import { holdBearer } from '../session/bearer.ts'
import { clearSignIn } from '../session/stored-sign-in.ts'
import { keepJoined } from './joined-products.ts'
import { takeNonce } from './nonce.ts'
import { takeRedirectPath } from './redirect-path.ts'

const never = () => Promise.reject(new Error('The page is left before anything has to be renewed'))

/** Reads the sign-in parameters from the URL fragment, and removes them from the URL first. */
export function takeFragment(): URLSearchParams {
  const fragment = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname + location.search)
  return fragment
}

/** Completes a sign-in if state and token have the nonce of this tab [S1-7-14]. Returns the path to continue at. */
export async function finishSignIn(app: App, fragment: URLSearchParams): Promise<string> {
  const { loginRoute, routeAfterLogin } = environmentFor(app.brand)
  const back = `${loginRoute ?? '/'}?error=not_finished`
  const nonce = takeNonce()
  const code = fragment.get('code')
  if (!nonce || !code || fragment.get('state') !== nonce) return back
  try {
    const granted = await exchangeCode(app, { code, nonce })
    if (readIdToken(granted.idToken)?.nonce !== nonce) return back
    holdBearer(granted, never)
    if (!isSignedIn() || storedIdToken() !== granted.idToken) {
      clearSignIn()
      return `${loginRoute ?? '/'}?error=not_stored`
    }
    keepJoined(fragment)
  } catch (error) {
    if (!(error instanceof OfflineError)) reportFailure('sign-in', error)
    return back
  }
  return takeRedirectPath() ?? routeAfterLogin
}
