import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { type MouseEvent, useCallback, useState } from 'react'
import { scrollToSection } from '#lib/browser/smooth-scroll.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { themed } from '#ui/themed.ts'

const tabsHeight = 56

// A focused element further down scrolls below the tabs.
const topBar = { ':root': { '--top-bar': `${tabsHeight}px` } }

const Root = styled('nav')(
  themed(({ theme }) => ({
    position: 'sticky',
    top: 0,
    zIndex: 4,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    '& ul': {
      display: 'flex',
      gap: 32,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      height: tabsHeight,
      color: theme.vars.palette.text.secondary,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      outlineOffset: -3,
    },
    '& a:hover': { color: theme.vars.palette.text.primary },
    '& a[aria-current]': {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -3px 0 ${theme.vars.palette.sel.ground}`,
      '@media (forced-colors: active)': { borderBottom: '3px solid Highlight' },
    },
  })),
)

export type PageTab = { title: string; uri: string; display: boolean }

type Props = {
  tabs: readonly PageTab[]
  label: string
  /** Scrolls to the section. */
  onGo?: (section: HTMLElement) => void
}

const scrollThere = (section: HTMLElement) => void scrollToSection(section)

/** Links to the sections of this page; a section's id is the tab's uri [S1-2.10-39] [S1-2.10-40]. */
export function TabsNav({ tabs, label, onGo = scrollThere }: Props) {
  const shown = tabs.filter(({ display }) => display)
  const [active, setActive] = useState(shown[0]?.uri)

  const follow = useCallback((list: Element | null) => {
    if (!list) return
    const stop = new AbortController()
    import('./follow-sections.ts').then(
      ({ followSections }) => {
        if (!stop.signal.aborted) followSections({ list, onSection: setActive, signal: stop.signal })
      },
      (cause: unknown) => reportFailure('loading a part', cause),
    )
    return () => stop.abort()
  }, [])

  function go(event: MouseEvent, uri: string) {
    const section = document.getElementById(uri)
    if (!section) return
    event.preventDefault()
    setActive(uri)
    onGo(section)
  }

  return (
    <Root aria-label={label} data-sticks>
      <GlobalStyles styles={topBar} />
      <ul key={shown.map(({ uri }) => uri).join()} ref={follow}>
        {shown.map(({ title, uri }) => (
          <li key={uri}>
            <a href={`#${uri}`} aria-current={uri === active || undefined} onClick={(event) => go(event, uri)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}
