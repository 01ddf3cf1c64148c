import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Gateway } from '../payments/provider/gateway.ts'

type Settings = NonNullable<Config['payments']>
type Load = (settings: Settings, deps: Pick<Deps, 'db' | 'clock'>) => Promise<Gateway>

/** Payment providers by their name in `PAYMENTS`, loaded when it names one. A new one is a folder and a line here. */
const providers: Readonly<Record<Settings['provider'], Load>> = {
  adyen: async ({ adyen }, deps) => (await import('../payments/adyen/adyen-gateway.ts')).adyenGateway(deps, adyen),
}

/** The gateway of the settings; undefined without one. */
export const paymentGateway = async ({ payments }: Pick<Config, 'payments'>, deps: Pick<Deps, 'db' | 'clock'>) =>
  payments ? providers[payments.provider](payments, deps) : undefined
