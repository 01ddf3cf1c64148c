import { useState } from 'react'
import { addMonths, calendarMonth, type Month } from '#domain/time/calendar-month.ts'
import { addDays } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { Calendar } from '#ui/calendar/calendar.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { PriceHistoryChart } from '#ui/price/price-history-chart.tsx'
import { Columns, Group } from '../group.tsx'

const today: PlainDate = [2026, 11, 20]
const dates = Array.from({ length: 30 }, (_, index) => addDays(today, index + 1))
  .filter((_, index) => index % 7 !== 1)
  .map((date, index) => ({ date, price: index % 6 === 0 ? 49 : 0, available: true }))
const points = [
  { date: '2025-11-25', price: 4999 },
  { date: '2026-02-01', price: 4699 },
  { date: '2026-06-20', price: 4399 },
  { date: '2026-09-20', price: 4499 },
  { date: '2026-11-01', price: 4299 },
]

export function CalendarParts() {
  const empty = calendarMonth({ month: [2026, 11], today, dates: [], selected: null })
  return (
    <Group title="Dates and figures">
      <Columns>
        <Panel title="Delivery date" level={3}>
          <Delivery />
        </Panel>
        <Panel title="No day free" level={3}>
          <Calendar view={empty} hasNext={false} onMonth={() => {}} onPick={() => {}} label="No day free" />
        </Panel>
        <Panel title="Loading" level={3}>
          <Calendar
            view={empty}
            isLoading
            loadingText="Finding days"
            onMonth={() => {}}
            onPick={() => {}}
            label="Loading"
          />
        </Panel>
      </Columns>
      <PriceHistoryChart until={today} points={points} />
    </Group>
  )
}

function Delivery() {
  const [month, setMonth] = useState<Month>([2026, 11])
  const [selected, setSelected] = useState<PlainDate | null>([2026, 11, 21])
  return (
    <Calendar
      view={calendarMonth({ month, today, dates, selected })}
      onMonth={(step) => setMonth(addMonths(month, step))}
      onPick={setSelected}
      label="Delivery date"
    />
  )
}
