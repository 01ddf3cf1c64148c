import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }
/** The response of the server at one step; undefined accepts. */
type Faults = { sender?: number; recipient?: number; data?: number; signIn?: number }

const errorOf = (responseCode: number) => Object.assign(new Error('as the test wants it'), { responseCode })

const portOf = (server: Server) => (server.address() as AddressInfo).port // it listens on a port

/** A mail server on a free port, which stores what it accepts. */
export async function mailServer({ offersTls = false, user }: { offersTls?: boolean; user?: string } = {}) {
  const received: ReceivedMail[] = []
  const faults: Faults = {}
  const fault = (step: keyof Faults) => (faults[step] ? errorOf(faults[step]) : null)
  const smtp = new SMTPServer({
    logger: false,
    authOptional: !user,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === user && password === 'p@ss' ? done(null, { user }) : done(errorOf(faults.signIn ?? 535)),
    onMailFrom: (_address, _session, done) => done(fault('sender')),
    onRcptTo: (_address, _session, done) => done(fault('recipient')),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const failed = fault('data')
        const source = Buffer.concat(chunks).toString()
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        if (!failed) received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
        done(failed)
      })
    },
  })
  smtp.on('error', () => undefined) // clients that hang up are part of the tests
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    received,
    faults,
    address: `127.0.0.1:${portOf(smtp.server)}`,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}

/** A server that accepts connections and says nothing. */
export async function silentServer() {
  const sockets = new Set<{ destroy: () => void }>()
  const server = createServer((socket) => void sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${portOf(server)}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An address at which nothing listens: a port that was free a moment ago may be another program's by now. */
export const closedAddress = '127.0.0.1:1'
