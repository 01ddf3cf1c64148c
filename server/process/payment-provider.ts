import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Gateway } from '../payments/provider/gateway.ts'

type Settings = NonNullable<Config['payments']>
type Of<Provider> = Extract<Settings, { provider: Provider }>
type Load<Provider> = (settings: Of<Provider>, deps: Pick<Deps, 'db' | 'clock'>) => Promise<Gateway>

/** Payment providers by their name in `PAYMENTS`, loaded when it names one. A new one is a folder and a line here. */
const providers: { readonly [Provider in Settings['provider']]: Load<Provider> } = {
  adyen: async ({ adyen }, deps) => (await import('../payments/adyen/adyen-gateway.ts')).adyenGateway(deps, adyen),
  transfer: async ({ transfer }) =>
    (await import('../payments/transfer/transfer-gateway.ts')).transferGateway(transfer),
}

/** The gateway of the settings; undefined without one. */
export const paymentGateway = async ({ payments }: Pick<Config, 'payments'>, deps: Pick<Deps, 'db' | 'clock'>) =>
  payments ? (providers[payments.provider] as Load<Settings['provider']>)(payments as never, deps) : undefined // by its own name
