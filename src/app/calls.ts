import { type Api, createClient, type Send, withLateAreas } from '#contract/client.ts'
import { shopContract } from '#contract/shop-contract.ts'
import { httpSend } from '#lib/api.ts'
import { loadedOnce } from '#lib/loaded-once.ts'
import { throwMissedPart } from '#lib/missed-part.ts'
import { isSignedIn } from '#lib/signed-in.ts'
import type { ShopBrand } from '#themes/brand.ts'

/** The shop's calls, and the rest with the first of them. What is asked again fetches again what did not come. */
export const apiOf = (send: Send): Api =>
  withLateAreas(createClient(shopContract, send), {
    late: loadedOnce(async () => (await import('#contract/late-contract.ts').catch(throwMissedPart)).lateContract),
    send,
  })

/** How this page calls its server. What signs the calls of somebody who is signed in is no part of the first load. */
export function callsOf(brand: ShopBrand, apiHost?: string): Send {
  const send = httpSend(apiHost)
  const signing = loadedOnce(() =>
    import('#features/identity/signed-calls.ts').then(
      ({ signedCalls }) => signedCalls(send, brand),
      () => null,
    ),
  )
  const signed: Send = (endpoint, ...call) =>
    signing((signedSend) => {
      if (!signedSend && endpoint.access) return throwMissedPart(null)
      return (signedSend ?? send)(endpoint, ...call)
    })
  return (...call) => (isSignedIn() ? signed : send)(...call)
}
