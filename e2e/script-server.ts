import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ScriptedFeature, scriptedFeatures } from '../src/domain/tracking/feature-scripts.ts'

/** A stub of a provider's script: fills each element of its feature with the received data. */
const scriptOf = (feature: string) => `
  document.addEventListener('feature', ({ detail: { feature, element } }) => {
    if (feature !== '${feature}') return
    element.textContent = 'Shown by ${feature}: ' + JSON.stringify({ ...element.dataset, feature: undefined })
  })`

/** Stub providers on this machine, each on its own host name, with a record of their requests. */
export async function startScriptServer() {
  const requests: string[] = []
  let isDown = false
  const server = createServer(({ headers: { host = '' }, url = '' }, response) => {
    const name = host.split('.')[0] ?? ''
    requests.push(name + url)
    if (isDown) return response.destroy()
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    return response.end(scriptOf(name))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const originOf = (host: string) => `http://${host}.localhost:${port}`
  return {
    originOf,
    addressOf: (feature: ScriptedFeature) => `${originOf(feature)}/widget.js`,
    /** All providers in the format of the shop's setting. */
    setting: scriptedFeatures.map((feature) => `${feature}=${originOf(feature)}/widget.js`).join(','),
    /** Returns and clears the requests in order, such as `reviews/widget.js`. */
    takeRequests: () => requests.splice(0),
    requests,
    breaks: () => {
      isDown = true
    },
    works: () => {
      isDown = false
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
export type ScriptServer = Awaited<ReturnType<typeof startScriptServer>>
