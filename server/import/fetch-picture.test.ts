import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localServer } from '../../tests/local-server.ts'
import type { Resolve } from '../webhooks/address-guard.ts'
import { pictureFetcher } from './fetch-picture.ts'

let server: Awaited<ReturnType<typeof localServer>>
let origin = ''
let picture: Buffer
const day = 'Tue, 24 Nov 2026 01:00:00 GMT'
const pages: Record<string, RequestListener> = {
  '/front.jpg': (_request, response) => response.end(picture),
  '/moved.jpg': (_request, response) => response.writeHead(302, { location: '/front.jpg' }).end(),
  '/away.jpg': (_request, response) => response.writeHead(301, { location: 'https://elsewhere.example/a.jpg' }).end(),
  '/plain.jpg': (_request, response) => response.writeHead(307, { location: 'http://cdn.example/a.jpg' }).end(),
  '/loop.jpg': (_request, response) => response.writeHead(302, { location: '/loop.jpg' }).end(),
  '/nowhere.jpg': (_request, response) => response.writeHead(302).end(),
  '/tagged.jpg': (request, response) => {
    const isSame = request.headers['if-none-match'] === '"one"' || request.headers['if-modified-since'] === day
    if (isSame) response.writeHead(304).end()
    else response.writeHead(200, { etag: '"one"', 'last-modified': day }).end(picture)
  },
  '/elsewhere.jpg': (_request, response) => response.writeHead(302, { location: '/tagged.jpg' }).end(),
  '/same.jpg': (_request, response) => response.writeHead(304).end(),
  '/claimed.jpg': (_request, response) => response.writeHead(200, { 'content-length': 900_000 }).write('x'),
  '/endless.jpg': (_request, response) => response.write('x'.repeat(300_000)),
  '/slow.jpg': (_request, response) => response.write('x'),
  '/short.jpg': (_request, response) => {
    response.writeHead(200, { 'content-length': 50 }).write('x', () => response.destroy())
  },
}

beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  server = await localServer((request, response) => {
    const page = pages[request.url ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  origin = server.origin
})
afterAll(() => server.close())

const resolvesTo =
  (address: string): Resolve =>
  async () => [{ address, family: 4 }]

async function outcomeOf(
  address: string,
  { hosts = [new URL(origin).host, 'cdn.example'], resolve = resolvesTo('127.0.0.1') } = {},
) {
  const fetcher = pictureFetcher({ hosts, resolve, timeoutMs: 150, mostBytes: 262_144 })
  try {
    return (await fetcher.fetch(address))?.bytes.equals(picture) ? 'fetched' : 'another file'
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : error
  } finally {
    fetcher.close()
  }
}

describe('a picture by its address', () => {
  it('is fetched from a listed host, also by redirects within listed hosts', async () => {
    expect(await outcomeOf(`${origin}/front.jpg#top`)).toBe('fetched')
    expect(await outcomeOf(`${origin}/moved.jpg`)).toBe('fetched')
  })

  it('does not come again while its host says that it is the same, by either header, and also after a redirect', async () => {
    const fetcher = pictureFetcher({ hosts: [new URL(origin).host] })
    const tagged = { source: `${origin}/tagged.jpg`, etag: '"one"', lastModified: day }
    try {
      for (const path of ['/tagged.jpg', '/elsewhere.jpg']) {
        expect(await fetcher.fetch(origin + path)).toEqual({ bytes: picture, origin: tagged })
        expect(await fetcher.fetch(origin + path, { ...tagged, lastModified: null })).toBeNull()
        expect(await fetcher.fetch(origin + path, { ...tagged, etag: null })).toBeNull()
        expect(await fetcher.fetch(origin + path, { ...tagged, etag: '"two"', lastModified: null })).not.toBeNull()
        expect(await fetcher.fetch(origin + path, { ...tagged, source: `${origin}/front.jpg` })).not.toBeNull()
      }
    } finally {
      fetcher.close()
    }
  })

  it.each([
    ['/none.jpg', 'is not there: the server responds 404'],
    ['/nowhere.jpg', 'is not there: the server responds 302'],
    ['/same.jpg', 'is not there: the server responds 304'],
    ['/claimed.jpg', 'is larger than 0 MB'],
    ['/endless.jpg', 'is larger than 0 MB'],
    ['/slow.jpg', 'takes longer than 0.15 seconds'],
    ['/short.jpg', 'cannot be reached: aborted'],
    ['/loop.jpg', 'leads on more than 3 times'],
    ['/away.jpg', 'leads to elsewhere.example, which IMPORT_PICTURE_HOSTS does not list'],
    ['/plain.jpg', 'has to begin with https://'],
  ])('fails at %s with the reason', async (path, reason) => {
    expect(await outcomeOf(`${origin}${path}`)).toBe(`PictureError: ${reason}`)
  })

  it.each([
    ['a.jpg', 'is no address such as https://cdn.example/front.jpg'],
    ['https://me:pw@cdn.example/a.jpg', 'must not have a user or a password'],
    ['http://cdn.example/a.jpg', 'has to begin with https://'],
    ['ftp://cdn.example/a.jpg', 'has to begin with https://'],
    ['https://cdn.example:8443/a.jpg', 'is at cdn.example:8443, which IMPORT_PICTURE_HOSTS does not list'],
    ['https://evilcdn.example/a.jpg', 'is at evilcdn.example, which IMPORT_PICTURE_HOSTS does not list'],
    ['file:///etc/passwd', 'is at no host, which IMPORT_PICTURE_HOSTS does not list'],
  ])('is not requested at %s', async (address, reason) => {
    expect(await outcomeOf(address)).toBe(`PictureError: ${reason}`)
  })

  it('is fetched within a private network only from a host that is listed by its whole name', async () => {
    const isPrivate = 'PictureError: is in a private network: list its host by the whole name'
    for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254'])
      expect(
        await outcomeOf('https://a.cdn.example/a.jpg', { hosts: ['*.cdn.example'], resolve: resolvesTo(address) }),
      ).toBe(isPrivate)
    // The connection is tried: nothing listens at this port, or no one with a certificate.
    const { port } = server
    const hosts = [`a.cdn.example:${port}`]
    expect(await outcomeOf(`https://a.cdn.example:${port}/front.jpg`, { hosts })).toMatch(
      /^PictureError: cannot be reached: /,
    )
  })

  it('says that no server is there', async () => {
    const unknown: Resolve = () =>
      Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }))
    expect(await outcomeOf('https://cdn.example/a.jpg', { hosts: ['cdn.example'], resolve: unknown })).toBe(
      'PictureError: cannot be reached: getaddrinfo ENOTFOUND',
    )
  })
})
