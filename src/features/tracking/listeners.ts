import { allowsOptional, wantsNoTracking } from '#lib/tracking/consent.ts'

/** The external tracking services that the server configures for this page; empty by default. */
export type Listeners = {
  tagManager?: string
  eventTracker?: string
  socialPixel?: { script: string; id: string }
  push?: string
  affiliate?: string
}

/** The external services of this page: none when the page excludes them or the visitor does not want them. */
export function listenersHere(page: Document = document): Listeners {
  const config = page.querySelector<HTMLMetaElement>('meta[name="tracking"]')?.content
  return config && allowsOptional() && !wantsNoTracking() ? (JSON.parse(config) as Listeners) : {} // the server's own writing
}
