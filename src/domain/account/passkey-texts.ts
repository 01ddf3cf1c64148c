export const noPasskeysText = 'This browser has no passkeys. Use another way, or another browser.'
export const offlinePasskeyText = 'You are offline. Passkeys work again when you are connected.'

const texts: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey was not used: its window was closed, or took too long. Try again, or use another way.',
  AbortError: 'The passkey was not used. Try again, or use another way.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address. Use another way.',
}

/** Why the browser gave no passkey, in words, by the name of its error. */
export const passkeyProblemText = (name: string) =>
  texts[name] ?? 'The browser could not use a passkey. Try again, or use another way.'
