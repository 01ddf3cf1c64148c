import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { useDelayed } from '#lib/delayed.ts'

const patienceMs = 300

const Shapes = styled('div')({ display: 'grid', gap: 16 })

type Props = { className?: string; children: ReactNode }

/**
 * A placeholder while content loads. It appears after a delay, but immediately in the first view of a page. In
 * server-rendered HTML it marks for boot.ts that the page needs the app.
 */
export function Waiting({ className, children }: Props) {
  const hydrated = useHydrated()
  const isDue = useDelayed(patienceMs, !hydrated)
  return (
    <Shapes className={className} aria-busy data-waiting={hydrated ? undefined : true}>
      <noscript>Turn on JavaScript to use this.</noscript>
      {isDue && children}
    </Shapes>
  )
}
