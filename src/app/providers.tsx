import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { ThemeProvider } from '@mui/system'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type App, AppProvider } from '#lib/app.tsx'
import { OriginContext } from '#lib/page/origin.tsx'
import { globalStyles } from '#themes/global-styles.ts'

type Props = { app: App; theme: Theme; origin: string; children: ReactNode }

const known = new WeakMap<Theme, ReturnType<Theme['generateStyleSheets']>>()
/** Cached per theme: all pages of a brand share the sheets, and generating them is slow. */
function variablesOf(theme: Theme) {
  const variables = known.get(theme) ?? theme.generateStyleSheets()
  known.set(theme, variables)
  return variables
}

// A function, because the provider copies a theme object for every page, and caches by theme would miss. In development
// MUI warns about a function.
const asItIs = (theme: Theme) => (import.meta.env.PROD ? () => theme : theme)

/** The plain system provider: MUI's own also loads the switch between colour schemes, and a shop has one. */
export function Providers({ app, theme, origin, children }: Props) {
  return (
    <ThemeProvider theme={asItIs(theme)}>
      <GlobalStyles styles={variablesOf} />
      <GlobalStyles styles={globalStyles} />
      <AppProvider app={app}>
        <OriginContext value={origin}>
          <QueryClientProvider client={app.queryClient}>{children}</QueryClientProvider>
        </OriginContext>
      </AppProvider>
    </ThemeProvider>
  )
}
