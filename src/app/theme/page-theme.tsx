import { ThemeContext } from '@emotion/react'
import { useTheme } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { useInCountry } from '#features/settings/in-country.ts'
import { type App, AppProvider, useApp } from '#lib/app.tsx'
import type { Handle, PageTheme } from '#lib/page/route-handle.ts'
import type { BrandKey } from '#themes/brand.ts'

type Page = { handle: Handle }

/**
 * Makes the `lazy` of a route whose page has a theme of another brand: styles, texts, flags and logo [S1-1-11]. The
 * theme loads with the page, so that server and browser render both together.
 */
export const inTheme =
  <Loaded extends Page>(name: BrandKey, load: () => Promise<Loaded>) =>
  async () => {
    const loading = import('./page.styles.tsx').then((module) => module.loadPageTheme(name))
    const [theme, page] = await Promise.all([loading, load()])
    const more = ['src/app/theme/page.styles.tsx', `themes/${name}/brand.ts`]
    const modules = (app: App) => [...more, ...(page.handle.modules?.(app) ?? [])]
    return { ...page, handle: { ...page.handle, modules, theme } }
  }

/** Wraps every page, so that the frame keeps its state when a page with another theme is shown. */
export function ThemeFrame({ theme, children }: { theme: PageTheme | undefined; children: ReactNode }) {
  const own = useInCountry(useApp())
  const shopTheme = useTheme()
  const pageTheme = theme?.name === own.brand.key ? undefined : theme
  const app = useMemo(() => pageTheme?.dress(own) ?? own, [own, pageTheme])
  return (
    <ThemeContext value={pageTheme?.theme ?? shopTheme}>
      {pageTheme && <pageTheme.Sheets />}
      <AppProvider app={app}>
        <div data-brand={pageTheme?.name} style={{ display: 'contents' }}>
          {children}
        </div>
      </AppProvider>
    </ThemeContext>
  )
}
