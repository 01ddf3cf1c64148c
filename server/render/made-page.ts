import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A page ready to be sent any number of times. */
export type MadePage = {
  kind: 'page'
  status: number
  html: Buffer
  /** Its content security policy names the styles of this very page; null in development. */
  policy: string | null
  /** Null for a shell that the app fills in: what a browser kept of one that came broken must not be taken for whole again. */
  etag: string | null
  /** Whether every call it was made with was answered; otherwise it may lack a part and is not for keeping. */
  isWhole: boolean
  /** The page compressed: made once, when first asked for. */
  encoded: (encoding: Encoding) => Promise<Buffer>
}

// A fifth smaller than gzip for about the same work; the highest would take a hundred times as long for a tenth more.
const brotliQuality = 5

// Both work in threads of their own, so that no other request waits for them.
const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
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

const isRefused = (weight: string | undefined) => weight !== undefined && /^q=0(?:\.0*)?$/.test(weight)

/** The best encoding a caller takes, from its Accept-Encoding header. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !isRefused(weight))
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') || taken.includes('*') ? 'gzip' : null
}
