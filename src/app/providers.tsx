import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { ThemeProvider } from '@mui/system'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type App, AppProvider } from '#lib/app.tsx'
import { OriginContext } from '#lib/origin.tsx'
import { globalStyles } from '#themes/global-styles.ts'

type Props = { app: App; theme: Theme; origin: string; children: ReactNode }

const known = new WeakMap<Theme, ReturnType<Theme['generateStyleSheets']>>()
/** The same for every page of a brand, and slow to make. */
function variablesOf(theme: Theme) {
  const variables = known.get(theme) ?? theme.generateStyleSheets()
  known.set(theme, variables)
  return variables
}

// Of an object the provider makes a copy, for every page another, and whatever is remembered by theme would be worked out again.
// While developing, the library holds a function for a mistake.
const asItIs = (theme: Theme) => (import.meta.env.PROD ? () => theme : theme)

/** The system's provider, since a shop has one colour scheme: MUI's own would bring what switches between two. */
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
