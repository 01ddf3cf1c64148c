import type { IncomingHttpHeaders } from 'node:http'
import { endOfFirstView, phoneHeader } from '#contract/worker.ts'
import { masterOf, pictureWidths } from '../../images/library.ts'
import type { Pictures } from '../../images/sizes.ts'

type Rendered = { head: string; body: string }

/** Limit for inlined images: with this size the page still arrives in one flight of packets. */
const mostBytes = 20_000
/** Width of a narrow phone in CSS pixels, and the highest useful pixel density. */
const phoneWidth = 400
const density = 2

const preloadTag = /<link rel="preload" as="image"[^>]*? imageSrcSet="([^"]+)" imageSizes="([^"]+)"[^>]*>/g
const firstAddress = /^\/images\/[^/]+\/([^/ ]+)-\d+\.avif /
/** The last entry of `sizes` is for the narrowest screen. */
const lastSize = /([\d.]+)(vw|px)$/

const inlined = 'srcSet="data:image/avif;base64,'
const image = '<img '
/** The markup after the source set of an image with high priority. */
const isWaitedFor = /^ sizes="[^"]*"\/?>(?:<source[^>]*>)?<img[^>]* fetchPriority="high"/

/**
 * Phones by their client hint, or by the header of the worker; with Save-Data they load lighter images by URL, from the
 * page of all others.
 */
export const isPlainPhone = (headers: IncomingHttpHeaders) =>
  (headers['sec-ch-ua-mobile'] ?? headers[phoneHeader]) === '?1' && headers['save-data'] !== 'on'

function phoneWidthOf(sizes: string) {
  const [, value, unit] = lastSize.exec(sizes) ?? []
  const wide = unit === 'vw' ? (Number(value) / 100) * phoneWidth : Number(value)
  return pictureWidths.find((width) => width >= wide * density) ?? pictureWidths[pictureWidths.length - 1]
}

/**
 * Inlines the priority images of a page and removes their preload tags: a separate request costs a phone at least one
 * round trip.
 */
export async function withPicturesWithin({ head, body }: Rendered, pictures: Pictures): Promise<Rendered> {
  let left = mostBytes
  for (const [tag, set = '', sizes = ''] of head.matchAll(preloadTag)) {
    const [, key = ''] = firstAddress.exec(set) ?? []
    const master = masterOf(key)
    const width = phoneWidthOf(sizes)
    const sources = `srcSet="${set}"`
    if (!master || !width || !body.includes(sources)) continue
    // If encoding fails, the page links the image as usual.
    const data = await pictures({ master, width, format: 'avif' }).catch(() => null)
    left -= data?.length ?? 0
    if (!data || left < 0) break
    head = head.replace(tag, '')
    const within = `${inlined}${data.toString('base64')}"`
    // Two cards may show the same image; the duplicate compresses to almost nothing.
    const [first, ...rests] = body.split(sources)
    body = rests.reduce((joined, rest) => joined + (isWaitedFor.test(rest) ? within : sources) + rest, first ?? '')
  }
  return { head, body: withEnd(body) }
}

/** Names the last of these images: the first view of a phone ends with it. */
function withEnd(body: string) {
  const source = body.lastIndexOf(inlined)
  if (source < 0) return body
  const attributes = body.indexOf(image, source) + image.length
  return `${body.slice(0, attributes)}id="${endOfFirstView}" ${body.slice(attributes)}`
}
