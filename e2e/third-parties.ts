import type { Page, Request } from '@playwright/test'
import { trackingOn } from '../server/render/document/tracking.ts'
import { port } from './brands.ts'

/** Stubs of all third parties that a shop can configure, each on its own local origin. */
const originAt = (host: string) => `http://${host}.localhost:${port}`
export const outsiders = {
  tagManager: `${originAt('tags')}/container.js`,
  eventTracker: `${originAt('events')}/tracker.js`,
  socialPixel: { script: `${originAt('social')}/pixel.js`, id: 'P-1' },
  push: `${originAt('push')}/sdk.js`,
  affiliate: `${originAt('partners')}/conversion`,
  origins: [],
} as const

type Named = Partial<typeof outsiders>

const scripts: Record<string, string> = {
  tags: 'window.heardByTags = window.dataLayer',
  events: 'window.snowplow = (command, event) => (window.heardByTracker ??= []).push([command, event])',
  social: 'window.pintrk = (...said) => (window.heardByPixel ??= []).push(said)',
  push: "window.pushProvider = { onUserId: (listener) => listener('U-77') }",
}

/**
 * A shop whose settings name these: changes each document as the server would, and serves the stubs. Returns all
 * requests to them.
 */
export async function nameOutsiders(page: Page, named: Named) {
  const requests: Request[] = []
  await page.route(/^http:\/\/(?:tags|events|social|push|partners)\.localhost/, async (route) => {
    requests.push(route.request())
    const host = new URL(route.request().url()).hostname.split('.')[0] ?? ''
    const body = scripts[host]
    if (body) await route.fulfill({ contentType: 'text/javascript', body })
    else
      await route.fulfill({ contentType: 'image/gif', body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64') })
  })
  await page.route(
    (url) => !/^\/api\/|\.\w+$/.test(url.pathname),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document') return route.fallback()
      // Node cannot resolve the shops' names: the host is sent as a header instead.
      const url = new URL(request.url())
      const headers = { ...(await request.allHeaders()), host: url.host }
      const response = await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}${url.search}`, headers })
      const { tag, trackers, images } = trackingOn(url, { origins: [], ...named })
      const policy = (response.headers()['content-security-policy'] ?? '')
        .replace(/(script-src|connect-src) 'self'/g, `$& ${trackers.join(' ')}`)
        // As on the server: third-party scripts do not support our trusted types.
        .replace(trackers.length > 0 ? /; require-trusted-types-for .*/ : '', '')
        .replace("img-src 'self' data:", `$& ${[...trackers, ...images].join(' ')}`)
      const body = (await response.text()).replace('</head>', `${tag}</head>`)
      await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
    },
  )
  return { requests }
}

type Heard = {
  dataLayer?: Record<string, unknown>[]
  heardByTags?: { event: string }[]
  heardByTracker?: [string, Record<string, unknown>][]
  heardByPixel?: [string, ...unknown[]][]
}

/** The events that each third party has received so far. */
export const heard = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], heardByTags = [], heardByTracker = [], heardByPixel = [] } = window as Heard
    return {
      dataLayer,
      tags: heardByTags,
      tracker: heardByTracker.map(([, event]) => event),
      pixel: heardByPixel.filter(([command]) => command === 'track').map(([, name, data]) => ({ name, data })),
      pixelId: heardByPixel.find(([command]) => command === 'load')?.[1],
    }
  })
