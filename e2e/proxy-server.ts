import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrandKey, port as shopPort } from './brands.ts'

type ChangedResponse = { status?: number; body: string }
type Change = (path: string, text: () => Promise<string>) => Promise<ChangedResponse | null>

/**
 * A second proxy of the shop, on its own port, that can change responses. The browser fetches new workers itself, past
 * all stubs of a page.
 */
export async function openSideDoor() {
  let target = shopPort
  let change: Change = async () => null

  const server = createServer((incoming, browserResponse) => {
    const { method, url: path = '/', headers } = incoming
    const ask = (more: object = {}) =>
      request({ host: '127.0.0.1', port: target, method, path, headers: { ...headers, ...more } })
    const text = () =>
      new Promise<string>((resolve, reject) => {
        const shopRequest = ask({ 'accept-encoding': 'identity', 'if-none-match': '' })
        shopRequest.on('error', reject).on('response', async (response) => {
          let all = ''
          for await (const part of response.setEncoding('utf8')) all += part
          resolve(all)
        })
        shopRequest.end()
      })
    change(path, text).then(
      (changed) => {
        if (changed) {
          const type = path.includes('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
          browserResponse.writeHead(changed.status ?? 200, { 'content-type': type, 'cache-control': 'no-cache' })
          return browserResponse.end(changed.body)
        }
        const shopRequest = ask()
        shopRequest.on('response', (response) => {
          browserResponse.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(browserResponse)
        })
        shopRequest.on('error', () => browserResponse.destroy())
        return incoming.pipe(shopRequest)
      },
      () => browserResponse.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    originOf: (brand: BrandKey) => `http://${brand}.localhost:${port}`,
    /** Sets how responses are changed; null passes the responses of the shop on. */
    answers: (next: Change) => {
      change = next
    },
    /** Forwards to another release of the shop. */
    leadsTo: (next: number) => {
      target = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
export type SideDoor = Awaited<ReturnType<typeof openSideDoor>>
