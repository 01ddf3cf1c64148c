import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { type CalendarDay, type CalendarMonth, calendarCells } from '#domain/time/calendar-month.ts'
import { isoDate, isSameDate } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { calendarFrame } from './calendar.styles.ts'
import { CalendarDayCell } from './calendar-day-cell.tsx'
import { calendarTarget } from './calendar-keys.ts'

const Root = styled('div')(themed(calendarFrame))
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const Month = styled('span')(themed(({ theme }) => ({ ...theme.typography.h4, fontVariantNumeric: 'tabular-nums' })))

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = {
  /** From domain/time/calendar-month.ts. */
  view: CalendarMonth
  /** Shows the previous or the next month. */
  onMonth: (step: 1 | -1) => void
  onPick: (date: PlainDate) => void
  hasNext?: boolean
  isLoading?: boolean
  /** 'Finding days for 2204 Marrickville, NSW' */
  loadingText?: string
  label?: string
}

const weeksOf = <T,>(days: readonly T[]): T[][] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

// The only tab stop: the selected day, today, or the first available day.
function startingDay(days: readonly CalendarDay[]): PlainDate | undefined {
  const own = days.filter((day) => day.isViewedMonth)
  const start =
    own.find((day) => day.isSelected) ?? own.find((day) => day.isAvailable) ?? own.find((day) => day.isToday) ?? own[0]
  return start?.date
}

/** A month of delivery days with prices: WAI-ARIA date grid [S1-2.9-01] to [S1-2.9-07]. */
export function Calendar({ view, onMonth, onPick, hasNext = true, isLoading, loadingText, label }: Props) {
  const { title, hasPrevious, days } = view
  const [focused, setFocused] = useState<PlainDate | null>(null)
  // By keys only: the month buttons keep the focus when they are clicked.
  const isMovedByKey = useRef(false)

  const tabStop = days.some(({ date }) => focused && isSameDate(date, focused)) ? focused : startingDay(days)

  /** Called when another day becomes the tab stop, which after a key may be once its month has loaded. */
  function focusTabStop(day: HTMLButtonElement | null) {
    if (!day || !isMovedByKey.current) return
    isMovedByKey.current = false
    day.focus()
  }

  function move(event: KeyboardEvent, day: CalendarDay) {
    const target = calendarTarget(event.key, day.date)
    if (!target) return
    event.preventDefault()
    const shown = days.find(({ date }) => isSameDate(date, target))
    if (!shown?.isViewedMonth) {
      const step = isoDate(target) > isoDate(day.date) ? 1 : -1
      if (step === 1 ? !hasNext : !hasPrevious) return
      onMonth(step)
    }
    isMovedByKey.current = true
    setFocused(target)
  }

  return (
    <Root aria-busy={isLoading || undefined}>
      <Head>
        <IconButton label="Previous month" disabled={!hasPrevious} onClick={() => onMonth(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <Month aria-live="polite">{title}</Month>
        <IconButton label="Next month" disabled={!hasNext} onClick={() => onMonth(1)}>
          <ChevronRightIcon />
        </IconButton>
      </Head>
      {isLoading && (
        <p role="status" className="visually-hidden">
          {loadingText}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that is walked by keys */}
      <table role="grid" aria-label={label ?? title}>
        <WeekdayRow />
        <tbody>
          {isLoading ? (
            <LoadingWeeks />
          ) : (
            <Weeks days={days} tabStop={tabStop} tabStopRef={focusTabStop} onPick={onPick} onKey={move} />
          )}
        </tbody>
      </table>
    </Root>
  )
}

function WeekdayRow() {
  return (
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" abbr={name}>
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type WeeksProps = {
  days: readonly CalendarDay[]
  tabStop: PlainDate | null | undefined
  tabStopRef: Ref<HTMLButtonElement>
  onPick: (date: PlainDate) => void
  onKey: (event: KeyboardEvent, day: CalendarDay) => void
}

function Weeks({ days, tabStop, tabStopRef, onPick, onKey }: WeeksProps) {
  const todayAt = days.findIndex((day) => day.isToday)
  return weeksOf(days).map((week, index) => (
    <tr key={isoDate(week[0]?.date ?? [0, 1, 1])}>
      {week.map((day) => (
        <CalendarDayCell
          key={isoDate(day.date)}
          day={day}
          tabStopRef={tabStop && isSameDate(day.date, tabStop) ? tabStopRef : null}
          isPastWeek={(index + 1) * 7 <= todayAt}
          onPick={onPick}
          onKey={onKey}
        />
      ))}
    </tr>
  ))
}

const blocks = weeksOf(Array.from({ length: calendarCells }, (_, index) => index))

function LoadingWeeks() {
  return blocks.map((week) => (
    <tr key={week[0]}>
      {week.map((cell) => (
        <td key={cell}>
          <Skeleton height={56} />
        </td>
      ))}
    </tr>
  ))
}
