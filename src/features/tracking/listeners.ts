/** The external tracking services that the server configures for this page; empty by default. */
export type Listeners = {
  tagManager?: string
  eventTracker?: string
  socialPixel?: { script: string; id: string }
  push?: string
  affiliate?: string
}

type Wish = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether the browser opts out of external tracking. */
export const wantsNoTracking = ({ doNotTrack, globalPrivacyControl }: Wish = navigator): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

/** The external services of this page: none when the page excludes them or the visitor opts out. */
export function listenersHere(page: Document = document, wish: Wish = navigator): Listeners {
  const config = page.querySelector<HTMLMetaElement>('meta[name="tracking"]')?.content
  return config && !wantsNoTracking(wish) ? (JSON.parse(config) as Listeners) : {} // the server's own writing
}
