import './lib/trusted-types.ts'
import '@fontsource-variable/public-sans'
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './back-office.tsx'
import { Problem } from './layout/problem.tsx'
import { theme } from './layout/theme.ts'
import { isFault, session } from './lib/session.ts'

const element = document.getElementById('root')
const root = element && createRoot(element)

const own = createTheme(theme)

const StartProblem = ({ error }: { error: unknown }) => (
  <ThemeProvider theme={own}>
    <CssBaseline />
    <Problem error={error} retry={open} />
  </ThemeProvider>
)

/** Who is not signed in gets the page for that; who only lost the connection does not. */
async function open() {
  const problem: unknown = await session().then(
    () => null,
    (error: unknown) => (isFault(error) ? error : null),
  )
  root?.render(problem === null ? <BackOffice /> : <StartProblem error={problem} />)
}

void open()
