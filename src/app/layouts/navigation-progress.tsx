import { styled } from '@mui/material/styles'
import { useNavigation } from 'react-router-dom'
import { useDelayed } from '#lib/delayed.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'

const afterMs = 300

const Line = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: theme.zIndex.tooltip,
    height: 3,
    backgroundColor: theme.vars.palette.hi,
  })),
)

/** A progress bar over the page when a navigation takes longer than a moment. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' && <SlowNavigation />
}

function SlowNavigation() {
  if (!useDelayed(afterMs)) return null
  return (
    <Line>
      <VisuallyHidden role="status">Loading the page</VisuallyHidden>
    </Line>
  )
}
