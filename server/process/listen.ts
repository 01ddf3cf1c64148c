import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { errorCode, StartupError } from '../lib/startup-error.ts'

type Listener = {
  listen: (address: { host: string; port: number }) => Promise<unknown>
  addresses: () => readonly (AddressInfo | string | null)[]
}
type ListenAddress = { host: string; port: number; portIsChosen: boolean }

const tries = 50

/** Listens on the given port or, if PORT is unset, on the next free one; resolves with the port. */
export async function listen(app: Listener, { host, port, portIsChosen }: ListenAddress): Promise<number> {
  const last = portIsChosen || port === 0 ? port : Math.min(port + tries, 65_535)
  for (let next = port; ; next++) {
    try {
      await app.listen({ host, port: next })
      return boundPort(app) ?? next
    } catch (error) {
      if (errorCode(error) === 'EADDRINUSE' && next < last) continue
      throw new StartupError(reason(errorCode(error), { host, port: next, portIsChosen }) ?? String(error), {
        cause: error,
      })
    }
  }
}

function boundPort(app: Listener): number | undefined {
  const address = app.addresses()[0]
  return typeof address === 'object' ? address?.port : undefined
}

/** Fails as `listen` would later: before anything that takes long. */
export async function checkPort(address: ListenAddress): Promise<void> {
  const server = createServer()
  const listener: Listener = {
    listen: async ({ host, port }) => {
      server.listen(port, host)
      await once(server, 'listening')
    },
    addresses: () => [server.address()],
  }
  await listen(listener, address)
  server.close()
  await once(server, 'close')
}

function reason(code: string | undefined, { host, port, portIsChosen }: ListenAddress): string | undefined {
  if (code === 'EADDRINUSE' && portIsChosen)
    return `Port ${port} is taken by another program: end it, or set PORT to a free one.`
  if (code === 'EADDRINUSE') return `No port up to ${port} is free: set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} is for the system administrator: set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}: set HOST to 127.0.0.1 or 0.0.0.0.`
  return undefined
}
