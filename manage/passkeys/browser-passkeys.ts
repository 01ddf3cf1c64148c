import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { CreationOptions, NewCredential, RequestOptions, SignedCredential } from '#contract/account/passkeys.ts'
import { noPasskeysText, offlinePasskeyText, passkeyProblemText } from '#domain/account/passkey-texts.ts'

async function asked<Credential>(ask: () => Promise<Credential>): Promise<Credential> {
  if (!navigator.onLine) throw new Error(offlinePasskeyText)
  if (!browserSupportsWebAuthn()) throw new Error(noPasskeysText)
  return ask().catch((cause: unknown) => {
    throw new Error(passkeyProblemText(cause instanceof Error ? cause.name : ''), { cause })
  })
}

/** Asks the device for a new passkey; the error is for the person. */
export const newPasskey = (options: CreationOptions): Promise<NewCredential> =>
  // The server makes these with the package that the types are from.
  asked(() => startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }))

/** Asks the device to sign with a passkey. */
export const signedPasskey = (options: RequestOptions): Promise<SignedCredential> =>
  asked(() => startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] }))
