import { lateContract } from '#contract/lazy-contract.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { newNonce, storeNonce } from './nonce.ts'
import { storeRedirectPath } from './redirect-path.ts'

const callbackPath = '/blank/account/login-callback'

/** Resolves when the page is shown again after all: by the back button, as it was left. */
const broughtBack = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true }),
  )

/** A nonce for a sign-in that leaves the page. */
export async function freshNonce() {
  const nonce = await newNonce()
  storeNonce(nonce)
  return nonce
}

/** Submits a form of five fields, which navigates to the response [S1-7-02]. */
export async function postSignIn(brand: ShopBrand, { email, password }: { email: string; password: string }) {
  const nonce = await freshNonce()
  const { origin } = location
  const form = document.createElement('form')
  form.method = 'post'
  form.action = environmentFor(brand).idHost + lateContract.identity.signIn.path
  form.hidden = true
  const fields = { email: email.trim(), password, returnUrl: origin + callbackPath, origin, nonce }
  form.append(
    ...Object.entries(fields).map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    ),
  )
  document.body.append(form)
  form.submit()
  form.remove()
  await broughtBack()
}

/** Stores the current path and redirects to an external provider [S1-7-11] [S1-7-12]. */
export async function goToProvider(brand: ShopBrand, provider: string, returnTo?: string) {
  storeRedirectPath(returnTo)
  const nonce = await freshNonce()
  const path = fillPath(lateContract.identity.externalSignIn.path, { provider })
  const query = new URLSearchParams({ nonce, origin: location.origin })
  location.assign(`${environmentFor(brand).idHost}${path}?${query}`)
  await broughtBack()
}
