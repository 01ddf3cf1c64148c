import type { CallContext } from '../../http/request/call-context.ts'
import type { OidcProvider } from './oidc.ts'

type Left = {
  /** Where the browser signs out at the provider, too. */
  leave: string | null
  isProviderDown: boolean
}

/** Ends the session at the provider. One that is down does not keep anyone signed in here. */
export async function leaveProvider(
  provider: OidcProvider,
  afterwards: string,
  log: CallContext['log'],
): Promise<Left> {
  try {
    return { leave: await provider.leave(afterwards), isProviderDown: false }
  } catch (err) {
    log.warn({ err }, 'the sign-in provider does not respond')
    return { leave: null, isProviderDown: true }
  }
}
