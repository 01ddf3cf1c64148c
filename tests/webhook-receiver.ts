import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string }
type Respond = (received: ReceivedWebhook, response: ServerResponse) => void

const accept: Respond = (_received, response) => void response.writeHead(200).end('thanks')

/** Responds with a status, and a text. */
export const responding =
  (status: number, text = '', headers: Record<string, string> = {}): Respond =>
  (_received, response) =>
    void response.writeHead(status, headers).end(text)

/** A server of a retailer on a free port, which stores what it gets. */
export async function webhookReceiver() {
  const received: ReceivedWebhook[] = []
  const state = { respond: accept, mostAtOnce: 0 }
  let open = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    state.mostAtOnce = Math.max(state.mostAtOnce, ++open)
    response.on('close', () => open--)
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const webhook = { path: request.url ?? '', headers: request.headers, body }
      received.push(webhook)
      state.respond(webhook, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    received,
    state,
    address: `http://127.0.0.1:${port}/hooks`,
    port,
    /** Accepts everything again, and forgets what came. */
    reset: () => {
      received.length = 0
      Object.assign(state, { respond: accept, mostAtOnce: 0 })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>

export const typesOf = ({ received }: Pick<WebhookReceiver, 'received'>) =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
