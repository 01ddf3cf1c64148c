import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useDelayed } from '#lib/delayed.ts'
import { useHydrated } from '#lib/hydrated.ts'

const patienceMs = 300

const Shapes = styled('div')({ display: 'grid', gap: 16 })

type Props = { className?: string; children: ReactNode }

/**
 * What stands where something is on its way. What arrives soon needs it not, so that it comes late; the first view of a page has been
 * waited for already, and begins with it. In a page of the server it tells the document's script that the page waits for the app.
 */
export function Waiting({ className, children }: Props) {
  const hydrated = useHydrated()
  const isDue = useDelayed(patienceMs, !hydrated)
  return (
    <Shapes className={className} aria-busy data-waiting={hydrated ? undefined : true}>
      <noscript>This needs scripts, which are switched off.</noscript>
      {isDue && children}
    </Shapes>
  )
}
