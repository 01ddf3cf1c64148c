import { createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { httpSend } from '#lib/network/api.ts'

export type Sent = { method: string; path: string; body: unknown; headers: Headers }

/** The app's client over a recorded connection: sent requests in order, with their responses. */
export function wire(respond: (sent: Sent) => unknown) {
  const sent: Sent[] = []
  const fetcher: typeof fetch = async (url, { method = 'GET', body, headers } = {}) => {
    const call = {
      method,
      path: String(url),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
    }
    sent.push(call)
    const response = await respond(call)
    return response instanceof Response ? response : Response.json(response)
  }
  return {
    api: createClient(contract, httpSend('', fetcher)),
    sent,
    /** `GET /api/cart/` */
    lines: () => sent.map(({ method, path }) => `${method} ${path}`),
  }
}
