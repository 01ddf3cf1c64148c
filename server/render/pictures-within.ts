import type { IncomingHttpHeaders } from 'node:http'
import { masterOf, pictureWidths } from '../images/library.ts'
import type { Pictures } from '../images/sizes.ts'

type Drawn = { head: string; body: string }

/** What a page that waits for its pictures may carry of them: with it, they arrive in one flight of packets. */
const mostBytes = 20_000
/** A narrow phone in CSS pixels, and how many of the screen's make one that the eye still tells apart. */
const phoneWidth = 400
const density = 2

const preloadTag = /<link rel="preload" as="image"[^>]*? imageSrcSet="([^"]+)" imageSizes="([^"]+)"[^>]*>/g
const firstAddress = /^\/images\/[^/]+\/([^/ ]+)-\d+\.avif /
/** The last of the sizes is for the narrowest screen. */
const lastSize = /([\d.]+)(vw|px)$/

/** What follows the sources of a picture with priority. */
const isWaitedFor = /^\/?>(?:<source[^>]*>)?<img[^>]* fetchPriority="high"/

/** Phones are told apart by the browsers that say so; who saves data gets lighter pictures by their own addresses. */
export const wantsPicturesWithin = (headers: IncomingHttpHeaders) =>
  headers['sec-ch-ua-mobile'] === '?1' && headers['save-data'] !== 'on'

function phoneWidthOf(sizes: string) {
  const [, value, unit] = lastSize.exec(sizes) ?? []
  const wide = unit === 'vw' ? (Number(value) / 100) * phoneWidth : Number(value)
  return pictureWidths.find((width) => width >= wide * density) ?? pictureWidths[pictureWidths.length - 1]
}

/**
 * The page with the pictures that it waits for in itself instead of named in its head: a request of their own would cost a phone
 * a round trip and more.
 */
export async function withPicturesWithin({ head, body }: Drawn, pictures: Pictures): Promise<Drawn> {
  let left = mostBytes
  for (const [tag, set = '', sizes = ''] of head.matchAll(preloadTag)) {
    const master = masterOf(firstAddress.exec(set)?.[1] ?? '')
    const width = phoneWidthOf(sizes)
    const sources = `srcSet="${set}" sizes="${sizes}"`
    if (!master || !width || !body.includes(sources)) continue
    // One that cannot be made is asked for by its address as ever, which says so.
    const data = await pictures({ master, width, format: 'avif' }).catch(() => null)
    left -= data?.length ?? 0
    if (!data || left < 0) break
    head = head.replace(tag, '')
    const within = `srcSet="data:image/avif;base64,${data.toString('base64')}"`
    // Two cards may show one picture; written twice, it is compressed to nothing.
    const [first, ...places] = body.split(sources)
    body = places.reduce((drawn, rest) => drawn + (isWaitedFor.test(rest) ? within : sources) + rest, first ?? '')
  }
  return { head, body }
}
