import type { App } from '#lib/app.tsx'
import { endSignIn } from './sign-out.ts'
import { validSignIn } from './stored-sign-in.ts'

/** A stored token that cannot be read or has ended signs out [S1-4-26], before anything is asked for with it. */
export function checkSignIn(app: App) {
  // The stored values go at once; what has to be told elsewhere follows.
  if (!validSignIn()) void endSignIn(app)
}
