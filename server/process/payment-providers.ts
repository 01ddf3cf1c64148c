import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Gateway } from '../payments/provider/gateway.ts'
import type { Gateways } from '../payments/provider/gateways.ts'

type Settings = Config['payments']
type Name = Settings['offered'][number]
type Load = (settings: Settings, deps: Pick<Deps, 'db' | 'clock'>) => Promise<Gateway | null>

/** Payment providers by their name in `PAYMENTS`; null without settings. A new one is a folder and a line here. */
const providers: Readonly<Record<Name, Load>> = {
  adyen: async ({ adyen }, deps) =>
    adyen && (await import('../payments/adyen/adyen-gateway.ts')).adyenGateway(deps, adyen),
  transfer: async ({ transfer }) =>
    (await import('../payments/transfer/transfer-gateway.ts')).transferGateway(transfer),
}

/**
 * The providers of the settings, after the sandbox. Those that `PAYMENTS` does not name are loaded, too, when their settings
 * are there: for refunds and messages of what was paid through them.
 */
export async function paymentGateways(
  { payments }: Pick<Config, 'payments'>,
  { sandbox, ...deps }: Pick<Deps, 'db' | 'clock'> & { sandbox?: Gateway | undefined },
): Promise<Gateways> {
  const names = Object.keys(providers) as Name[] // the keys of the table
  const loaded = await Promise.all(names.map((name) => providers[name](payments, deps)))
  const isOffered = ({ name }: Gateway) => payments.offered.some((offered) => offered === name)
  const gateways = loaded.filter((gateway) => gateway !== null)
  return {
    offered: [...(sandbox ? [sandbox] : []), ...gateways.filter(isOffered)],
    former: gateways.filter((gateway) => !isOffered(gateway)),
  }
}
