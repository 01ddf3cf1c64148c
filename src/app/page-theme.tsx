import { type ReactNode, useMemo } from 'react'
import { useApp } from '#lib/app.tsx'
import { useOrigin } from '#lib/origin.tsx'
import type { Handle } from '#lib/route-handle.ts'
import type { BrandKey } from '#themes/brand.ts'
import { loadBrand, type Shop } from './brand.ts'
import { Providers } from './providers.tsx'

type Page = { handle: Handle }

/**
 * A route's `lazy` for a page in a theme of its own: its look, words and flags, and its mark, while the page is shown
 * [S1-1-11]. Whose shop it is stays. The theme comes with the page, so that server and browser draw both in one go.
 */
export const inTheme =
  <Loaded extends Page>(name: BrandKey, load: () => Promise<Loaded>) =>
  async () => {
    const [shop, page] = await Promise.all([loadBrand(name), load()])
    return { ...page, handle: { ...page.handle, theme: { name, Frame: frameOf(name, shop) } } }
  }

function frameOf(name: BrandKey, { brand: { flags, wording }, theme }: Shop) {
  return function ThemeFrame({ children }: { children: ReactNode }) {
    const own = useApp()
    const app = useMemo(() => ({ ...own, brand: { ...own.brand, flags, wording } }), [own])
    return (
      <Providers app={app} theme={theme} origin={useOrigin()}>
        <div data-brand={name} style={{ display: 'contents' }}>
          {children}
        </div>
      </Providers>
    )
  }
}
