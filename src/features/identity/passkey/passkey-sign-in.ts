import type { App } from '#lib/app.tsx'
import { identityCall } from '../identity-call.ts'
import { freshNonce } from '../redirect/leave-to-sign-in.ts'
import { storeRedirectPath } from '../redirect/redirect-path.ts'
import { passkeyTexts, signedPasskey } from './browser-passkeys.ts'

/** Signs in with a passkey; returns the address of the page that completes it. The error is for the person. */
export async function passkeySignIn({ api, brand }: App, returnTo: string | undefined): Promise<string> {
  const options = identityCall(brand)
  try {
    const credential = await signedPasskey(await api.passkey.signInOptions(undefined, options))
    if (returnTo) storeRedirectPath(returnTo)
    const nonce = await freshNonce()
    return (await api.passkey.signIn({ body: { credential, nonce } }, options)).location
  } catch (cause) {
    throw new Error(passkeyTexts(cause).join(' '), { cause })
  }
}
