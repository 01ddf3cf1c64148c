import { useEffect, useState } from 'react'
import { timeLeftText } from './rules/sale.ts'

const minuteMs = 60_000

/** The time left of a sale; empty until hydration, as the server renders without a clock. */
export function SaleCountdown({ endsAt }: { endsAt: number }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const update = () => setText(timeLeftText(endsAt, Date.now()))
    update()
    const timer = setInterval(update, minuteMs)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <span data-part="left" className="num">
      {text}
    </span>
  )
}
