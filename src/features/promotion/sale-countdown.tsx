import { useEffect, useState } from 'react'
import { timeLeftText } from '#domain/sale.ts'

const minuteMs = 60_000

/** How long a sale still runs; empty until the browser, which alone knows the time, has taken over. */
export function SaleCountdown({ endsAt }: { endsAt: number }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const tell = () => setText(timeLeftText(endsAt, Date.now()))
    tell()
    const timer = setInterval(tell, minuteMs)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <span data-part="left" className="num">
      {text}
    </span>
  )
}
