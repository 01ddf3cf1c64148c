import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useApp } from '#lib/app.tsx'
import { pageConnection } from '#lib/network/connection.ts'
import { OfflineBar } from '#ui/feedback/offline-bar.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'
import { usePriceAge } from './price-age.ts'
import { agedText, offlineTexts, usableText } from './texts.ts'
import { useOffline } from './use-connection.ts'

const Again = styled('button')(
  themed(({ theme }) => ({
    flex: 'none',
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    [theme.breakpoints.up('md')]: {
      padding: '0 16px',
      border: '1.5px solid currentColor',
      borderRadius: theme.vars.shape.borderRadius,
      textDecoration: 'none',
    },
  })),
)

/** The id of the element under the header that the bar is rendered into. */
export const barPlace = 'under-header'

/** A bar under the header while offline; announced once, even if the page changes. */
export function ConnectionBar() {
  const isOffline = useOffline()
  const { pathname } = useLocation()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout of another page has another place, or none
  useEffect(() => {
    setPlace(document.getElementById(barPlace))
    // Lets CSS of other components change what is shown offline.
    document.documentElement.toggleAttribute('data-offline', isOffline)
  }, [isOffline, pathname])
  return (
    <>
      <VisuallyHidden role="status">{isOffline ? offlineTexts.spoken : ''}</VisuallyHidden>
      {isOffline && place?.isConnected && createPortal(<Bar />, place)}
    </>
  )
}

function Bar() {
  const { wording } = useApp().brand
  const age = usePriceAge()
  return (
    <OfflineBar
      role="presentation"
      action={
        <Again type="button" onClick={() => void pageConnection().check()}>
          Try again
        </Again>
      }
    >
      <strong>You are offline.</strong> {age === null ? offlineTexts.seen : agedText(age, Date.now())}{' '}
      {usableText(wording.cartName)}
    </OfflineBar>
  )
}
