import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type HeadSizes, returnHeader } from './returning-header.ts'

// Sizes are written into the rules: a variable of the root would restyle the whole page.
const returning = (theme: Theme, { aboveBar, bar }: HeadSizes) => ({
  [theme.breakpoints.down('lg')]: {
    html: { scrollPaddingTop: `calc(var(--top-bar, 0px) + ${bar + 8}px)` },
    'header[data-head]': {
      position: 'sticky',
      top: -aboveBar,
      transition: 'transform 200ms ease-out',
    },
    'header[data-head="away"]': { transform: 'translateY(-100%)' },
    // Only the bar comes back, without the sale under it.
    'header[data-head="here"] > [data-at]': { visibility: 'hidden' },
    // With a Tab into it all of it is shown.
    'header[data-head]:has(:focus-visible)': { top: 0, transform: 'none' },
    '[data-sticks]': { transition: 'top 200ms ease-out' },
    'header[data-head="here"] ~ main [data-sticks="true"]': { top: bar },
  },
  // Beside a longer column from this width on; above it on phones, where it does not stick.
  [theme.breakpoints.between('md', 'lg')]: {
    'header[data-head="here"] ~ main [data-sticks="beside"]': { top: bar + 24 },
  },
})

/** On narrow screens, where only the header has menu and cart, scrolling up brings it back. */
export function NarrowHeader() {
  const { pathname } = useLocation()
  const [sizes, setSizes] = useState<HeadSizes>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout of another page has another header, or none
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('#root header > :has([data-opens="menu"])')
    if (bar?.parentElement) return returnHeader(bar.parentElement, bar, setSizes)
  }, [pathname])
  return sizes && <GlobalStyles styles={(theme) => returning(theme, sizes)} />
}
