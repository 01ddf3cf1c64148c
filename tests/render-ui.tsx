import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { themeOf } from '#themes/theme.ts'
import { brand } from '#themes/wa/brand.ts'

afterEach(cleanup)

/** Renders a component of ui/ in a brand's theme, for files under happy-dom. */
export function renderUi(element: ReactNode) {
  return render(element, {
    wrapper: ({ children }) => <ThemeProvider theme={themeOf(brand)}>{children}</ThemeProvider>,
  })
}
