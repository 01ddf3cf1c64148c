import type { IncomingMessage } from 'node:http'
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import {
  AddressError,
  guardedLookup,
  type Resolve,
  readAddress,
  rejectPrivateAddress,
} from '../webhooks/address-guard.ts'

/** Why a picture did not come, as the end of a sentence that begins with its address. */
export class PictureError extends Error {
  override name = 'PictureError'
}

type Options = {
  /** Hosts with their port unless it is the usual one: `cdn.example`, `*.cdn.example` for all names below it. */
  hosts: readonly string[]
  resolve?: Resolve
  /** Time limit of a picture, with all redirects. */
  timeoutMs?: number
  mostBytes?: number
}

/** What a host says of a picture that it sent, and where that was after redirects. */
export type PictureOrigin = { source: string; etag: string | null; lastModified: string | null }

const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])
const everyNetwork = ['0.0.0.0/0', '::/0']

const isBelow = (host: string, entry: string) => entry.startsWith('*.') && host.endsWith(entry.slice(1))

/** The address without what only browsers use. */
function parse(address: string): URL {
  if (!URL.canParse(address)) throw new PictureError('is no address such as https://cdn.example/front.jpg')
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') throw new PictureError('must not have a user or a password')
  url.hash = ''
  return url
}

type Requested = { signal: AbortSignal; former: PictureOrigin | null }
type Fetched = { bytes: Buffer; origin: PictureOrigin }

const originOf = ({ href }: URL, headers: IncomingMessage['headers']): PictureOrigin => ({
  source: href,
  etag: headers.etag ?? null,
  lastModified: headers['last-modified'] ?? null,
})

const conditionOf = ({ etag, lastModified }: PictureOrigin) => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
})

/**
 * Fetches pictures from listed hosts, by https; by http only from this machine. A host that is listed by its name may be in a
 * private network, one below a listed name may not. Each redirect is checked as the first address is.
 */
export function pictureFetcher({ hosts, resolve, timeoutMs = 30_000, mostBytes = 20 * 1024 * 1024 }: Options) {
  const agents = [new PlainAgent({ keepAlive: true }), new SecureAgent({ keepAlive: true })] as const

  const guardOf = ({ host }: URL) => ({
    networks: hosts.includes(host) ? everyNetwork : [],
    ...(resolve && { resolve }),
  })

  function checked(url: URL, verb = 'is at'): URL {
    const { host } = url
    if (!hosts.some((entry) => entry === host || isBelow(host, entry)))
      throw new PictureError(`${verb} ${host || 'no host'}, which IMPORT_PICTURE_HOSTS does not list`)
    try {
      return readAddress(url.href, guardOf(url))
    } catch {
      throw new PictureError('has to begin with https://')
    }
  }

  function get(url: URL, { signal, former }: Requested): Promise<IncomingMessage> {
    const guard = guardOf(url)
    rejectPrivateAddress(url, guard)
    const isPlain = url.protocol === 'http:'
    const headers = {
      ...{ accept: 'image/webp,image/png,image/jpeg', 'user-agent': 'Hearth-Import/1' },
      ...(former?.source === url.href ? conditionOf(former) : {}),
    }
    const options = { headers, signal, lookup: guardedLookup(guard), agent: agents[isPlain ? 0 : 1] }
    return new Promise((done, fail) => {
      const sent = (isPlain ? plainRequest : secureRequest)(url, options, done)
      sent.on('error', fail)
      sent.end()
    })
  }

  async function bodyOf(response: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = []
    let size = Number(response.headers['content-length'] ?? 0)
    if (size <= mostBytes) {
      size = 0
      for await (const chunk of response as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > mostBytes) break
        chunks.push(chunk)
      }
    }
    if (size <= mostBytes) return Buffer.concat(chunks)
    response.destroy()
    throw new PictureError(`is larger than ${Math.round(mostBytes / 1024 / 1024)} MB`)
  }

  async function follow(first: URL, requested: Requested): Promise<Fetched | null> {
    let url = first
    for (let step = 0; step <= mostRedirects; step++) {
      const response = await get(url, requested)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return { bytes: await bodyOf(response), origin: originOf(url, headers) }
      if (statusCode === 304 && requested.former?.source === url.href) {
        response.resume() // else the connection would not be used again
        return null
      }
      response.destroy()
      if (!redirects.has(statusCode) || !headers.location || !URL.canParse(headers.location, url))
        throw new PictureError(`is not there: the server responds ${statusCode}`)
      url = checked(parse(new URL(headers.location, url).href), 'leads to')
    }
    throw new PictureError(`leads on more than ${mostRedirects} times`)
  }

  function reasonOf(error: unknown, signal: AbortSignal) {
    if (error instanceof PictureError) return error
    if (signal.aborted) return new PictureError(`takes longer than ${timeoutMs / 1000} seconds`, { cause: error })
    if (error instanceof AddressError)
      return new PictureError('is in a private network: list its host by the whole name', { cause: error })
    const { message, code } = error as NodeJS.ErrnoException // of the connection
    return new PictureError(`cannot be reached: ${message || code}`, { cause: error })
  }

  return {
    /** Throws a PictureError for an address that is not fetched. */
    check: (address: string) => checked(parse(address)),
    /** What is at the address, or null: the same as the former one. Else throws a PictureError. */
    async fetch(address: string, former: PictureOrigin | null = null): Promise<Fetched | null> {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await follow(checked(parse(address)), { signal, former })
      } catch (error) {
        throw reasonOf(error, signal)
      }
    },
    close: () => {
      for (const agent of agents) agent.destroy()
    },
  }
}

export type PictureFetcher = ReturnType<typeof pictureFetcher>
