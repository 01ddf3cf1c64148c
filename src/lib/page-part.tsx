import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { createGate, type Gate, passGate, queueGate } from './take-over.ts'

type Props = { children: ReactNode }

/**
 * A part of the page that is taken over from the server's HTML in a piece of work of its own. It stands, and its links and forms
 * work, before its turn, which comes at once when it is touched. What it draws at first must not hang on what this browser has loaded.
 */
export function PagePart({ children }: Props) {
  const [gate] = useState(createGate)
  // Drawn again, by whatever is around it or by a change of page, it can wait no longer: it would be drawn from nothing.
  useLocation()
  if (gate.stands) gate.open()
  useEffect(() => {
    queueGate(gate)
    return () => passGate(gate)
  }, [gate])
  return (
    <Suspense fallback={null}>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  )
}

function Gated({ gate, children }: Props & { gate: Gate }) {
  if (!gate.isOpen) use(gate.opened)
  useEffect(() => passGate(gate), [gate])
  return children
}
