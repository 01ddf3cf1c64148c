import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { AlertBanner } from '#contract/content/content.ts'
import { cleanHtml } from '#lib/browser/clean-html.ts'

const cleanBanner = async (banner: AlertBanner): Promise<AlertBanner> => ({
  ...banner,
  desktopContent: await cleanHtml(banner.desktopContent),
  mobileContent: await cleanHtml(banner.mobileContent),
})

export const contentQueries = (api: Api) => ({
  static: (name: string) =>
    queryOptions({
      queryKey: ['static', name],
      queryFn: async ({ signal }) => {
        const content = await api.content.static({ params: { name } }, { signal })
        return { ...content, html: await cleanHtml(content.html) }
      },
    }),
  /** Rechecked ten minutes after the last look. */
  alertBanner: () =>
    queryOptions({
      queryKey: ['alert-banner'],
      queryFn: async ({ signal }) => {
        const banner = await api.content.alertBanner(undefined, { signal })
        // Another backend may respond with an empty object for no banner.
        return banner?.desktopContent ? cleanBanner(banner) : null
      },
      staleTime: 10 * 60_000,
    }),
  /** The new address of a missing path and query, requested at each visit: it may have changed. */
  redirect: (fromUrl: string) =>
    queryOptions({
      queryKey: ['redirect', fromUrl],
      queryFn: ({ signal }) => api.content.redirect({ query: { fromUrl } }, { signal }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
})
