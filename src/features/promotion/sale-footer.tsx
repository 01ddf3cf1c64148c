import { styled } from '@mui/material/styles'
import { useCallback, useMemo, useState } from 'react'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import type { SaleView } from './rules/sale.ts'
import { footerDismissalKey, footerDismissalMinutes } from './rules/sale-banners.ts'
import { saleGround } from './sale-image.tsx'
import { SaleLine } from './sale-strip.tsx'
import { useSale } from './use-sale.ts'

const Ground = styled('aside')(
  themed(({ theme }) => ({
    backgroundColor: 'var(--sale)',
    color: theme.vars.palette.background.paper,
    '&[data-light]': { color: theme.vars.palette.text.primary },
    '--ring': 'currentColor',
    '--ring-width': '2px',
    '& :focus-visible': { outlineOffset: -3 },
    '@media print': { display: 'none' },
    fontSize: '0.875rem',
    lineHeight: 1.35,
    '& > div': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 64 },
    '& a': { flex: 1, minWidth: 0, minHeight: 64 },
    '& img': { maxHeight: 52 },
    '& button': { marginRight: -12 },
  })),
)

/** True once the element was below the viewport, where new content does not move what is visible. */
function useBelowScreen() {
  const [isBelow, setIsBelow] = useState(false)
  const place = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setIsBelow(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, isBelow }
}

/** The sale banner above the footer of every page. Closing it hides it for a day [S3-2-41]. */
export function SaleFooter() {
  const sale = useSale()
  const { place, isBelow } = useBelowScreen()
  if (!sale?.images.footerBanner) return null
  if (!isBelow) return <div ref={place} />
  return <Banner key={sale.name} sale={sale} />
}

function Banner({ sale }: { sale: SaleView }) {
  const storage = useMemo(() => createExpiringStorage({ storage: browserStorage(), now: Date.now }), [])
  const key = footerDismissalKey(sale)
  const [isDismissed, setIsDismissed] = useState(() => storage.read(key) !== null)
  if (isDismissed) return null
  const dismiss = () => {
    storage.write(key, true, footerDismissalMinutes)
    setIsDismissed(true)
  }
  return (
    <Ground aria-label={sale.name || 'Sale'} {...saleGround(sale)}>
      <Container>
        <SaleLine sale={sale} slot="footerBanner" counts="wide" />
        <IconButton label="Close" onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      </Container>
    </Ground>
  )
}
