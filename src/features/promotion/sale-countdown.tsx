import { useSyncExternalStore } from 'react'
import { timeLeftText } from './rules/sale.ts'

const minuteMs = 60_000

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs)
  return () => clearInterval(timer)
}

/** The time left of a sale; empty until hydration, as the server renders without a clock. */
export function SaleCountdown({ endsAt, className }: { endsAt: number; className?: string }) {
  const text = useSyncExternalStore(
    everyMinute,
    () => timeLeftText(endsAt, Date.now()),
    () => '',
  )
  return <span className={className}>{text}</span>
}
