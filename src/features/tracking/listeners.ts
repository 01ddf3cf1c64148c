/** Who beside the shop is told, as the server names them to this page; nobody unless it does. */
export type Listeners = {
  tagManager?: string
  eventTracker?: string
  socialPixel?: { script: string; id: string }
  push?: string
  affiliate?: string
}

type Wish = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whoever's browser says so is told about to nobody outside. */
export const wantsNoTracking = ({ doNotTrack, globalPrivacyControl }: Wish = navigator): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

/** Those this page may tell: nobody on a page that is kept free of them, or for a visitor who wants none. */
export function listenersHere(page: Document = document, wish: Wish = navigator): Listeners {
  const told = page.querySelector<HTMLMetaElement>('meta[name="tracking"]')?.content
  return told && !wantsNoTracking(wish) ? (JSON.parse(told) as Listeners) : {} // the server's own writing
}
