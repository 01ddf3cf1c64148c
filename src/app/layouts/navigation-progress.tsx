import { styled } from '@mui/material/styles'
import { useDelayed } from '#lib/delayed.ts'
import { useIsPending } from '#lib/page/pending.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'

const afterMs = 100

const Line = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: theme.zIndex.tooltip,
    height: 4,
    // A track, as the line is over bars of any colour.
    backgroundColor: theme.vars.palette.background.paper,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: theme.vars.palette.sel.ground,
      transformOrigin: '0 0',
      // Never full: only the page that arrives is the end. Under reduced motion it is at its last place at once.
      animation: 'progress 12s cubic-bezier(0.05, 0.7, 0.2, 1) both',
    },
    '@keyframes progress': { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.92)' } },
  })),
)

/** A progress bar over the page when a navigation takes longer than a moment. */
export function NavigationProgress() {
  return useIsPending() && <SlowNavigation />
}

function SlowNavigation() {
  if (!useDelayed(afterMs)) return null
  return (
    <Line>
      <VisuallyHidden role="status">Loading the page</VisuallyHidden>
    </Line>
  )
}
