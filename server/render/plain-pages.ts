import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import type { Brand } from '#themes/brand.ts'
import { adminUrlFor } from '../http/site/admin-url.ts'
import { type Site, shopAddress } from '../http/site/site.ts'
import { filesTag } from './document/assets.ts'
import { brandTags, pageDocument } from './document/document.ts'
import { environmentOn } from './document/environment-tag.ts'
import type { Fonts } from './document/fonts.ts'
import { plainDocument } from './document/plain-document.ts'
import { contentPolicy, type Inline } from './document/policy.ts'
import type { Renderer } from './page-renderer.ts'

type Options = {
  renderer: Renderer
  fonts: Fonts
  site: Site
  cmsUrl?: string | null | undefined
  environment?: EnvironmentSettings
}
type Made = { html: string; inline: Inline }

const empty = { body: '', state: null }
const notForSearch = '<meta name="robots" content="noindex">'

const offline = {
  title: 'You are offline',
  lines: [
    'What you have entered stays on this device for three hours. Card details are never stored.',
    'You need a connection to pay.',
  ],
  links: [
    { text: 'Try again', to: '' },
    { text: 'Back to the shop', to: '/' },
  ],
}

const reset = {
  title: 'Reset this shop',
  lines: ['This removes the stored copy of the shop from this device. Your cart and what you entered are safe.'],
  links: [{ text: 'Go to the shop', to: '/' }],
  script: '/reset.js',
}

const failed = {
  title: 'Something went wrong',
  lines: ['We could not load this page. Your cart and what you entered are safe.'],
  links: [
    { text: 'Try again', to: '' },
    { text: 'Back to the shop', to: '/' },
  ],
}

const busy = {
  title: 'Back in a moment',
  lines: ['The shop is busy right now. Your cart and what you entered are safe.'],
  links: [{ text: 'Try again', to: '' }],
}

/** The page for a failed rendering. */
export const failurePage = (brand: Brand, fonts: Fonts, status: number) =>
  plainDocument(brand, fonts, status === 503 ? busy : failed)

/** Branded pages without the app: the shell, the offline page that the worker caches, and the reset page. */
export function plainPages(app: FastifyInstance, { renderer, fonts, site, cmsUrl, environment = {} }: Options) {
  const environmentData = environmentOn(environment)
  const handler =
    (make: (brand: Brand) => Made | Promise<Made>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { brand, origin } = shopAddress(request, site)
      const admin = adminUrlFor(origin, cmsUrl)
      const frames = admin ? [new URL(admin).origin] : []
      const { html, inline } = await make(brand)
      if (renderer.withPolicy)
        reply.header('content-security-policy', contentPolicy(inline, { ...environmentData, frames }))
      else reply.removeHeader('content-security-policy')
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
    }

  async function shell(brand: Brand) {
    const assets = await renderer.assets('/')
    const headTags = brandTags(brand) + environmentData.tag + filesTag(assets.pageFiles(brand.key, []))
    return pageDocument({ ...empty, head: notForSearch, styles: [] }, brand, {
      assets,
      fonts: fonts.ofPage(brand),
      headTags,
    })
  }
  app.get('/shell.html', handler(shell))
  app.get(
    '/offline.html',
    handler((brand) => plainDocument(brand, fonts, offline)),
  )
  app.get(
    '/reset',
    handler((brand) => plainDocument(brand, fonts, reset)),
  )
}
