import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A rendered page that can be sent any number of times. */
export type MadePage = {
  kind: 'page'
  status: number
  html: Buffer
  /** The CSP with the hashes of this page's styles; null in development. */
  policy: string | null
  /** Null for the app shell: a browser that cached a truncated shell must not revalidate it. */
  etag: string | null
  /** Whether every API call succeeded; otherwise the page may be incomplete and is not cached. */
  isWhole: boolean
  /** The compressed page, created at the first request. */
  encoded: (encoding: Encoding) => Promise<Buffer>
}

// A fifth smaller than gzip at a similar cost; the highest quality takes 100 times as long for another tenth.
const brotliQuality = 5
// 256 KB, for about a page. With the default of 4 MB each takes 8 MB of memory, which makes V8 collect all garbage often.
const brotliWindowBits = 18
// Most pages in one piece: each one waits for a page that is being rendered.
const pieceBytes = 65_536

// Both run in the thread pool, so that they do not block requests.
const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      chunkSize: pieceBytes,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => promisify(gzip)(html),
}

type Made = Pick<MadePage, 'status' | 'policy' | 'isWhole'> & { html: string; isShell?: boolean }

export function madePage({ html: text, isShell, ...rest }: Made): MadePage {
  const html = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  const encoded = (encoding: Encoding) => {
    const known = made.get(encoding) ?? compress[encoding](html)
    made.set(encoding, known)
    return known
  }
  const etag = isShell ? null : `W/"${createHash('sha1').update(html).digest('base64url')}"`
  return { kind: 'page', html, etag, encoded, ...rest }
}

const isExcluded = (weight: string | undefined) => weight !== undefined && /^q=0(?:\.0*)?$/.test(weight)

/** The best encoding that the client accepts, by its Accept-Encoding header. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !isExcluded(weight))
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') || taken.includes('*') ? 'gzip' : null
}
