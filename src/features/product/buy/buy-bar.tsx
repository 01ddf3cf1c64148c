import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useChatBlocker } from '#lib/tracking/chat-blockers.ts'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar + 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 69,
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: theme.vars.shadows[2],
    [theme.breakpoints.up('lg')]: { display: 'none' },
    '& strong': { display: 'block', fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2, whiteSpace: 'nowrap' },
    '& small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  })),
)

/** Stays at the foot of a phone while the page scrolls: the price and the way into the cart [S3-2-27]. */
export function BuyBar({ price, note, children }: { price: ReactNode; note?: ReactNode; children: ReactNode }) {
  useChatBlocker('stickyProductCart')
  return (
    <Root role="region" aria-label="Buy this product" data-over-dock>
      <div>
        <strong className="num">{price}</strong>
        {note && <small>{note}</small>}
      </div>
      {children}
    </Root>
  )
}
