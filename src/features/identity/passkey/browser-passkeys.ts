import type { CreationOptions, NewCredential, RequestOptions, SignedCredential } from '#contract/account/passkeys.ts'
import { ApiError, lacksConnection } from '#contract/protocol/api-error.ts'
import { noPasskeysText, offlinePasskeyText, passkeyProblemText } from '#domain/account/passkey-texts.ts'
import { identityTexts } from '../identity-texts.ts'

/** The browser gave no passkey; the message is for the person. */
class PasskeyError extends Error {
  override name = 'PasskeyError'
}

type Package = typeof import('@simplewebauthn/browser')

async function asked<Credential>(ask: (webAuthn: Package) => Promise<Credential>): Promise<Credential> {
  if (!navigator.onLine) throw new PasskeyError(offlinePasskeyText)
  const webAuthn = await import('@simplewebauthn/browser')
  if (!webAuthn.browserSupportsWebAuthn()) throw new PasskeyError(noPasskeysText)
  return ask(webAuthn).catch((cause: unknown) => {
    throw new PasskeyError(passkeyProblemText(cause instanceof Error ? cause.name : ''), { cause })
  })
}

/** Asks the device for a new passkey. */
export const newPasskey = (options: CreationOptions): Promise<NewCredential> =>
  asked(({ startRegistration }) =>
    // The server makes these with the package that the types are from.
    startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  )

/** Asks the device to sign with a passkey. */
export const signedPasskey = (options: RequestOptions): Promise<SignedCredential> =>
  asked(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] }),
  )

/** The messages of a failed call or dialog. */
export function passkeyTexts(error: unknown): readonly string[] {
  if (error instanceof PasskeyError) return [error.message]
  if (error instanceof ApiError) return [error.problem.errors?.[0] ?? error.problem.message]
  return error instanceof Error && lacksConnection(error) ? [offlinePasskeyText] : identityTexts(error)
}
