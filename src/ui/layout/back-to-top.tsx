import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, type Theme } from '@mui/material/styles'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { extraWideFrom } from '#domain/web/breakpoints.ts'
import { scrollToTop } from '#lib/browser/smooth-scroll.ts'
import { ArrowUpIcon } from '#ui/icon/task-icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('button')(
  themed(({ theme }) => ({
    display: 'none',
    [theme.breakpoints.up('lg')]: {
      position: 'fixed',
      right: 'calc(24px + var(--chat-room, 0px) + var(--consent-bar, 0px))',
      bottom: 'calc(24px + var(--bottom-bar, 0px) + var(--consent-bar, 0px))',
      zIndex: 9,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 16px 0 12px',
      border: `1.5px solid ${theme.vars.palette.control}`,
      borderRadius: theme.vars.shape.pill,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      boxShadow: theme.vars.shadows[2],
      fontSize: '0.875rem',
      fontWeight: 600,
      cursor: 'pointer',
    },
    // Next to the content instead of over it, and above the chat.
    [theme.breakpoints.up(extraWideFrom)]: {
      right: 'auto',
      left: 'calc(50% + 640px + 8px)',
      bottom: 'calc(24px + var(--bottom-bar, 0px) + var(--chat-room, 0px))',
    },
  })),
)

// At the end of the page it is below the footer's last line instead of over it.
const roomBelow = (theme: Theme) => ({
  [theme.breakpoints.between('lg', extraWideFrom)]: { 'footer[data-later], main + footer': { paddingBottom: 76 } },
})

const scrolledPx = 400

/** Appears once the page is scrolled, on wide screens only. */
export function BackToTop() {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: scrolledPx })
  if (!isScrolled) return null
  return (
    <>
      <GlobalStyles styles={roomBelow} />
      <Root type="button" onClick={() => void scrollToTop()}>
        <ArrowUpIcon size={18} />
        Back to top
      </Root>
    </>
  )
}
