import { endedSignIn } from '#lib/account/ended-sign-in.ts'
import type { App } from '#lib/app.tsx'
import { endSignIn } from './sign-out.ts'
import { validSignIn } from './stored-sign-in.ts'

/** Signs out if the stored token is unreadable or expired [S1-4-26], before a request uses it. */
export function checkSignIn(app: App) {
  // Clears the stored values synchronously; the requests that end the session follow.
  if (validSignIn()) return
  endedSignIn.note()
  void endSignIn(app)
}
