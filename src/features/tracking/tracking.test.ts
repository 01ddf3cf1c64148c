// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onReport, reportFailure } from '#lib/network/report-failure.ts'
import { storeChoice } from '#lib/tracking/consent.ts'
import { track } from '#lib/tracking/data-layer.ts'
import { wire } from '../../../tests/wire.ts'
import { sendFailureReports } from './failure-reports.ts'
import { startTracking } from './tracking.ts'

type Page = { dataLayer?: object[]; snowplow?: unknown; pintrk?: unknown; pushProvider?: unknown }
const page = window as Page
const scripts: HTMLScriptElement[] = []
const append = document.head.append.bind(document.head)
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  scripts.length = 0
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement && node.src) scripts.push(node)
      else append(node)
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  document.head.querySelector('meta[name="tracking"]')?.remove()
  document.head.querySelector('meta[name="optional-scripts"]')?.remove()
  for (const name of ['dataLayer', 'snowplow', 'pintrk', 'pushProvider'] as const) delete page[name]
})

const named = {
  tagManager: 'https://tags.example/t.js',
  eventTracker: 'https://events.example/e.js',
  socialPixel: { script: 'https://social.example/p.js', id: 'P-1' },
  push: 'https://push.example/s.js',
}
const meta = (told: object) => {
  const tag = document.createElement('meta')
  Object.assign(tag, { name: 'tracking', content: JSON.stringify(told) })
  append(tag)
}

function start(respond: () => unknown = () => new Response(null, { status: 204 })) {
  const { api, sent, lines } = wire(respond)
  stop = startTracking(api)
  return { api, sent, lines }
}
const events = <Fact>(calls: readonly (readonly unknown[])[]) => calls.map((call) => call[1] as Fact)
const arrive = async () => {
  for (const script of scripts) script.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve))
}

it('sends a visit to the shop, and whether the browser visited before', () => {
  track('pageview', { pageType: 'homepage', path: '/' })
  const first = start()
  stop()
  const again = start()
  const visit = { analyticsEventType: 'visit', query: '', productList: [] }
  expect(first.sent.map(({ body }) => body)).toEqual([{ ...visit, url: '/', isRepeatUser: false }])
  expect(again.sent.map(({ body }) => body)).toEqual([{ ...visit, url: '', isRepeatUser: true }])
})

it('sends no external requests when the server names no service or the browser opts out of tracking', async () => {
  start()
  stop()
  meta(named)
  const optOuts = [
    () => vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1'),
    () => Object.assign(navigator, { globalPrivacyControl: true }),
  ]
  for (const optOut of optOuts) {
    optOut()
    const { lines } = start()
    track('pageview', { pageType: 'homepage', path: '/' })
    expect(lines()).toEqual(['POST /api/analytics/search'])
    stop()
    vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('unspecified')
  }
  Object.assign(navigator, { globalPrivacyControl: false })
  expect(scripts).toEqual([])
  start()
  expect(scripts.map(({ src }) => src)).toEqual(
    [...Object.values(named)].map((service) => (typeof service === 'string' ? service : service.script)),
  )
})

it('sends earlier events to a script that loads late, in order, and once', async () => {
  meta(named)
  const tracker = vi.fn()
  const pixel = vi.fn()
  Object.assign(page, { snowplow: tracker, pintrk: pixel })
  track('pageview', { pageType: 'homepage', path: '/' })
  start()
  track('search', { term: 'oven', products: ['A'] })
  expect([tracker.mock.calls, pixel.mock.calls]).toEqual([[], []])
  await arrive()
  track('pageview', { pageType: 'product', path: '/p/a' })
  expect(events<{ label: string }>(tracker.mock.calls).map(({ label }) => label)).toEqual(['/', 'oven', '/p/a'])
  expect(pixel.mock.calls).toEqual([
    ['load', 'P-1'],
    ['track', 'pagevisit', { page_type: 'homepage', path: '/' }],
    ['track', 'pagevisit', { page_type: 'product', path: '/p/a' }],
  ])
})

it('sends no events to a pixel without an id [S2-A-03]', async () => {
  const { configOf } = await import('../../../server/config.ts')
  const { trackingOn } = await import('../../../server/render/document/tracking.ts')
  const pixel = vi.fn()
  Object.assign(page, { pintrk: pixel })
  const settings = { SOCIAL_PIXEL_SCRIPT_URL: named.socialPixel.script, TAG_MANAGER_SCRIPT_URL: named.tagManager }
  const open = async (env: NodeJS.ProcessEnv) => {
    document.head.querySelector('meta[name="tracking"]')?.remove()
    document.head.insertAdjacentHTML(
      'beforeend',
      trackingOn(new URL('https://shop.example/'), configOf(env).tracking).tag,
    )
    start()
    track('pageview', { pageType: 'homepage', path: '/' })
    await arrive()
    stop()
  }
  await open(settings)
  expect(pixel).not.toHaveBeenCalled()
  expect(scripts.map(({ src }) => src)).toEqual([named.tagManager])
  await open({ ...settings, SOCIAL_PIXEL_ID: 'P-9' })
  expect(pixel.mock.calls[0]).toEqual(['load', 'P-9'])
})

it('loads scripts after a consent, sends them the open page and what follows, and nothing after it is taken back', async () => {
  const scripted = { asks: true, trackers: ['events.example'], features: [], onPress: [] }
  const tag = document.createElement('meta')
  Object.assign(tag, { name: 'optional-scripts', content: JSON.stringify(scripted) })
  append(tag)
  meta({ eventTracker: named.eventTracker })
  const tracker = vi.fn()
  Object.assign(page, { snowplow: tracker })
  track('pageview', { pageType: 'homepage', path: '/' })
  start()
  track('search', { term: 'oven', products: [] })
  track('pageview', { pageType: 'product', path: '/p/a' })
  expect(scripts).toEqual([])
  storeChoice(true)
  expect(scripts.map(({ src }) => src)).toEqual([named.eventTracker])
  track('search', { term: 'hood', products: [] })
  await arrive()
  const labels = () => events<{ label: string }>(tracker.mock.calls).map(({ label }) => label)
  expect(labels()).toEqual(['/p/a', 'hood'])
  storeChoice(false)
  track('search', { term: 'kettle', products: [] })
  expect(labels()).toEqual(['/p/a', 'hood'])
  expect(scripts).toHaveLength(1)
})

it('sends the id of a push provider once, and nothing without one', async () => {
  meta({ push: named.push })
  let learn = (_id: string) => {}
  Object.assign(page, {
    pushProvider: {
      onUserId: (listener: typeof learn) => {
        learn = listener
      },
    },
  })
  start()
  await arrive()
  expect(page.dataLayer).toBeUndefined()
  for (const id of ['', 'U-1', 'U-1', 'U-2']) learn(id)
  expect(page.dataLayer).toEqual([
    { event: 'push_user_id', id: 'U-1' },
    { event: 'push_user_id', id: 'U-2' },
  ])
})

it('continues when a script or the service fails, and sends no requests offline', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  meta({ eventTracker: named.eventTracker })
  const { sent } = start(() => Response.json({ code: 'unexpected', message: 'broken' }, { status: 500 }))
  scripts[0]?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  track('search', { term: 'oven', products: [] })
  expect(warn.mock.calls).toEqual([['tracking: eventTracker could not be loaded']])
  expect(sent).toHaveLength(3)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  track('search', { term: 'hood', products: [] })
  expect(sent).toHaveLength(3)
})

it('reports a failure once, without personal data, and at most ten per page [S2-8-23]', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  onReport(() => {})()
  reportFailure('early', new Error('before anybody listens'))
  const { api, sent } = wire(() => new Response(null, { status: 204 }))
  stop = sendFailureReports(api, () => 'checkout')
  const text = 'refused 4111 1111 1111 1111 of robin@example.com'
  for (let times = 0; times < 3; times++) reportFailure('checkout', new Error(text))
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/failures', { area: 'early', text: 'before anybody listens', page: 'checkout' }],
    ['/api/failures', { area: 'checkout', text: 'refused (number) of (email)', page: 'checkout' }],
  ])
  for (let times = 0; times < 20; times++) reportFailure(`loop ${times}`, new Error('again'))
  expect(sent).toHaveLength(10)
})
