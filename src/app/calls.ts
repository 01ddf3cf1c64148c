import { type Api, type ClientSend, createClient, withLateAreas } from '#contract/client.ts'
import { shopContract } from '#contract/shop-contract.ts'
import { isSignedIn } from '#lib/account/signed-in.ts'
import { loadedOnce } from '#lib/boot/loaded-once.ts'
import { throwMissedPart } from '#lib/boot/missing-chunk-toast.ts'
import { httpSend } from '#lib/network/api.ts'
import type { ShopBrand } from '#themes/brand.ts'

/** Creates the API client. Endpoints outside the catalogue load with their first request; a failed load is retried. */
export const apiOf = (send: ClientSend): Api =>
  withLateAreas(createClient(shopContract, send), {
    late: loadedOnce(async () => (await import('#contract/lazy-contract.ts').catch(throwMissedPart)).lateContract),
    send,
  })

/** Creates the function that sends requests to the server. Signing loads with the first request of a signed-in user. */
export function callsOf(brand: ShopBrand, apiHost?: string): ClientSend {
  const send = httpSend(apiHost)
  const signing = loadedOnce(() =>
    import('#features/identity/session/signed-calls.ts').then(
      (module) => module.signedCalls(send, brand),
      () => null,
    ),
  )
  const signed: ClientSend = (endpoint, ...call) =>
    signing((signedSend) => {
      if (!signedSend && endpoint.access) return throwMissedPart(null)
      return (signedSend ?? send)(endpoint, ...call)
    })
  return (...call) => (isSignedIn() ? signed : send)(...call)
}
