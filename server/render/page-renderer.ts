import type { FastifyBaseLogger } from 'fastify'
import { createClient, type LooseInput, queryText, type Send } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { RenderRequest, RenderResult } from '#entry-server.tsx'
import type { Brand } from '#themes/brand.ts'
import type { Config } from '../config.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { ReadDeps } from '../deps.ts'
import type { createHandlers } from '../handlers.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { handlerSend } from '../http/serve.ts'
import { adminUrlFor } from '../http/site/admin-url.ts'
import type { Pictures } from '../images/sizes.ts'
import { memoize } from '../lib/memoize.ts'
import type { PageResult } from './cache/page-cache.ts'
import { madePage } from './cache/rendered-page.ts'
import { type Assets, drawerTags, filesTag } from './document/assets.ts'
import { brandTags, pageDocument, scriptTag } from './document/document.ts'
import { environmentOn } from './document/environment-tag.ts'
import { featuresOn } from './document/feature-scripts.ts'
import type { Fonts } from './document/fonts.ts'
import { withPicturesWithin } from './document/inline-images.ts'
import { optionalScriptsTag } from './document/optional-scripts.ts'
import { isPaymentArea } from './document/payment-area.ts'
import { contentPolicy } from './document/policy.ts'
import { prefetchRules } from './document/prefetch-rules.ts'
import { trackingOn } from './document/tracking.ts'

/** The renderer of the app with the built files; Vite in development. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderResult>
  assets: (url: string) => Promise<Assets> | Assets
  /** The folder of the build; undefined in development. */
  built?: string
  /** False in development: its tools inject styles and scripts that the CSP would block. */
  withPolicy: boolean
}

type PageParams = { brand: Brand; url: URL; isPhone: boolean; requestId: string; log: FastifyBaseLogger }
type RenderDeps = {
  renderer: Renderer
  handlers: ReturnType<typeof createHandlers>
  fonts: Fonts
  pictures: Pictures
  deps: ReadDeps
  consent: Config['consent']
  chatScript: Config['chatScript']
  features: Config['features']
  maps: Config['maps']
  tracking: Config['tracking']
  environment: Config['environment']
}

/** Payment pages allow only the shop's scripts, plus the address suggestions in the checkout. */
const isForGuests = ({ pathname }: URL) => !isPaymentArea(pathname)
const hasAddress = ({ pathname }: URL) => /^\/customer\/checkout\/?$/i.test(pathname)
const originsOf = (script: string | undefined) => (script ? [new URL(script).origin] : [])

const noRight = () => Promise.reject(new Error('The first view is personal to no one'))
/** Context without visitor and account: every visitor gets the same page. */
const nobody: Pick<CallContext, 'visitor' | 'caller' | 'session' | 'device' | 'signInStep' | 'variantUser' | 'upload'> =
  {
    visitor: {
      find: async () => null,
      accountId: async () => null,
      require: noRight,
      anonymous: async () => null,
      forget: () => {},
    },
    caller: {
      find: async () => null,
      require: noRight,
      requireStaff: noRight,
      requireProjects: noRight,
      requireRole: noRight,
      hasRole: async () => false,
      seesProjects: async () => false,
    },
    session: { find: async () => null, set: () => {}, extend: () => {}, clear: () => {} },
    device: { hash: () => null, set: () => {}, clear: () => {} },
    signInStep: { hash: () => null, set: () => {}, clear: () => {} },
    variantUser: { require: () => '', clear: () => {} },
    upload: noRight,
  }

/** Records whether a call failed; an API error is a valid response. */
function watched(send: Send) {
  const watch: { isWhole: boolean; failure: unknown } = { isWhole: true, failure: null }
  const watchedSend: Send = async (...call) => {
    try {
      return await send(...call)
    } catch (error) {
      if (!(error instanceof ApiError)) Object.assign(watch, { isWhole: false, failure: error })
      throw error
    }
  }
  return { watch, send: watchedSend }
}

/** Requests of every page (header and footer), cached for all pages. */
const frameCalls = new Set<Endpoint>([
  contract.navigation.navbar,
  contract.content.alertBanner,
  contract.promotion.sale,
  contract.settings.list,
])

/** Only without a query: the number of queries is unlimited. */
const isForFrame = (endpoint: Endpoint, input: LooseInput) => frameCalls.has(endpoint) && queryText(input?.query) === ''

/** Renders whole pages, independent of identity, suburb and cart: the same for every visitor, without cookies (D5). */
export function pageRenderer({
  renderer,
  handlers,
  fonts,
  pictures,
  deps: { clock, rememberMs, changes, cmsUrl },
  ...others
}: RenderDeps) {
  const { tag: environmentTag, backends } = environmentOn(others.environment)
  const optionalTag = optionalScriptsTag(others)
  const remembered = memoize({ clock, ms: rememberMs, changes })
  return async ({ brand, url, isPhone, requestId, log }: PageParams): Promise<PageResult> => {
    const context = {
      brand,
      ...nobody,
      origin: url.origin,
      requestOrigin: url.origin,
      ip: '',
      userAgent: '',
      requestId,
      idempotencyKey: null,
      editOrigin: () => ({ deviceId: null, ageMs: 0 }),
      log,
    }
    const ask = handlerSend(contract, handlers, context)
    const { watch, send } = watched((endpoint, input, options) => {
      const request = () => ask(endpoint, input, options)
      return isForFrame(endpoint, input) ? remembered(`${brand.key} ${endpoint.path}`, request) : request()
    })
    const page = await renderer.render({
      url,
      brand: brand.key,
      isPhone,
      api: createClient(contract, send),
      environment: others.environment,
    })
    if (page.kind === 'redirect') return page
    if (page.status >= 500 && isUnavailable(watch.failure)) throw watch.failure
    const assets = await renderer.assets(url.pathname)
    const chat = isForGuests(url) ? others.chatScript : undefined
    const maps = hasAddress(url) ? others.maps : null
    const { tag: featureTag, features } = featuresOn(url, others.features)
    const { tag, trackers, images } = trackingOn(url, others.tracking)
    const own = assets.pageFiles(brand.key, page.routeIds, page.modules)
    const headTags =
      brandTags(brand) +
      scriptTag('chat-script', chat) +
      scriptTag('maps-script', maps?.script) +
      featureTag +
      optionalTag +
      environmentTag +
      tag +
      filesTag(own) +
      drawerTags(page.drawers ?? '', brand.key, { pageFiles: assets.pageFiles, own })
    const inlined = isPhone ? await withPicturesWithin(page, pictures) : page
    const { html, inline } = pageDocument({ ...page, ...inlined }, brand, {
      assets,
      fonts: fonts.ofPage(brand),
      headTags,
      prefetchRules: page.state && isForGuests(url) ? prefetchRules : '',
    })
    const admin = isForGuests(url) ? adminUrlFor(url.origin, cmsUrl) : null
    const frames = admin ? [new URL(admin).origin] : []
    const helpers = [...originsOf(maps?.script), ...(maps?.origins ?? [])]
    const outsiders = { guests: originsOf(chat), features, helpers, trackers, images, backends, frames }
    const policy = renderer.withPolicy ? contentPolicy(inline, outsiders) : null
    return madePage({ html, status: page.status, policy, isWhole: watch.isWhole, isShell: page.state === null })
  }
}
