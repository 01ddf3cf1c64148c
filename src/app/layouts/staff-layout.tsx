import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useViewer } from '#lib/account/account-info.ts'
import { PrintLine } from './print-line.tsx'
import { ShopLayout } from './shop-layout.tsx'
import { SkipLink } from './skip-link.tsx'

/** Reserved height: the toolbar loads later. */
const barHeight = 48

const Tool = styled('div')({
  '--tool-height': `calc(100dvh - ${barHeight}px)`,
  'body:not(.admin-panel) &': { paddingTop: barHeight },
  '@media print': { '&&': { paddingTop: 0 } },
})

/** The frame of the staff tool: the whole window below the toolbar. Guests and customers get the frame of the shop. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (viewer.is === 'guest' || viewer.is === 'customer') return <ShopLayout hidesSuggestion>{children}</ShopLayout>
  return (
    <Tool>
      <SkipLink href="#main">Skip to content</SkipLink>
      <PrintLine />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Tool>
  )
}
