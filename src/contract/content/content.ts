import * as z from 'zod/mini'
import { Picture } from '../fields/values.ts'
import { callPaths } from '../protocol/call-paths.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const BannerButton = z.object({
  /** `refine` opens the filter panel or links to it; `search` opens the search view of the navigation. */
  type: z.enum(['link', 'externalLink', 'refine', 'search']),
  text: z.string(),
  url: z.optional(z.string()),
})

/** The banner at the top of a page. */
export const LandingBanner = z.object({
  heading: z.string(),
  text: z.string(),
  subTitles: z.array(z.string()),
  class: z.optional(z.enum(['no-masthead', 'virtual-tour-masthead', 'lg-masthead', 'blog-masthead'])),
  picture: z.nullable(Picture),
  /** URL of a video that replaces the image. */
  video: z.optional(z.string()),
  buttons: z.array(BannerButton),
})
export type LandingBanner = z.infer<typeof LandingBanner>

export const StaticContent = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** HTML, sanitised by the server when it was stored. */
  html: z.string(),
  banner: z.optional(LandingBanner),
})
export type StaticContent = z.infer<typeof StaticContent>

export const AlertBanner = z.object({
  bannerURL: z.string(),
  backgroundColor: z.string(),
  desktopContent: z.string(),
  mobileContent: z.string(),
})

export type AlertBanner = z.infer<typeof AlertBanner>

export const Redirect = z.object({ doRedirect: z.boolean(), destinationUri: z.string() })

/** The public pages of a shop except product pages, grouped by heading. */
export const SiteMap = z.array(
  z.object({ title: z.string(), links: z.array(z.object({ title: z.string(), uri: z.string() })) }),
)
export type SiteMap = z.infer<typeof SiteMap>

export const content = {
  static: endpoint({
    method: 'GET',
    path: callPaths.staticContent,
    summary: 'A page or piece of text by its name',
    params: z.object({ name: z.string() }),
    response: StaticContent,
    errors: ['not_found'],
  }),
  siteMap: endpoint({
    method: 'GET',
    path: '/api/sitemap',
    summary: 'The public pages of the shop, products left out',
    response: SiteMap,
    added: true,
  }),
  alertBanner: endpoint({
    method: 'GET',
    path: '/api/alertBanner/',
    summary: 'The alert bar, or nothing',
    response: z.nullable(AlertBanner),
  }),
  redirect: endpoint({
    method: 'GET',
    path: '/api/redirect',
    summary: 'Where a missing address has moved to (path and query)',
    query: z.object({ fromUrl: z.string() }),
    response: Redirect,
  }),
  redirectDestination: endpoint({
    method: 'GET',
    path: '/api/redirect/getdestination',
    summary: 'Where an address has moved to (path)',
    query: z.object({ fromUri: z.string() }),
    response: Redirect,
  }),
}
