import { styled } from '@mui/material/styles'
import type { KeyboardEvent, Ref } from 'react'
import { type CalendarDay, calendarDayName } from '#domain/time/calendar-month.ts'
import { isoDate } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { themed } from '#ui/themed.ts'
import { calendarDay } from './calendar.styles.ts'

const Day = styled('button')(themed(calendarDay))

type Props = {
  day: CalendarDay
  /** Null for all days but the tab stop. */
  tabStopRef: Ref<HTMLButtonElement> | null
  isPastWeek: boolean
  onPick: (date: PlainDate) => void
  onKey: (event: KeyboardEvent, day: CalendarDay) => void
}

/** An unavailable day stays focusable, and is announced as unavailable. */
export function CalendarDayCell({ day, tabStopRef, isPastWeek, onPick, onKey }: Props) {
  const { date, isToday, isAvailable, isViewedMonth, isSelected, price, label } = day
  const note = isAvailable ? label : isToday ? 'Today' : ''
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a date grid
    <td role="gridcell" aria-selected={isSelected}>
      <Day
        type="button"
        ref={tabStopRef}
        tabIndex={tabStopRef ? 0 : -1}
        aria-label={calendarDayName(day)}
        aria-disabled={isAvailable ? undefined : true}
        aria-current={isToday ? 'date' : undefined}
        data-date={isoDate(date)}
        data-available={isAvailable || undefined}
        data-today={isToday || undefined}
        data-outside={!isViewedMonth || undefined}
        data-selected={isSelected || undefined}
        data-past={isPastWeek || undefined}
        onClick={() => isAvailable && onPick(date)}
        onKeyDown={(event) => onKey(event, day)}
      >
        <b>{date[2]}</b>
        {note && <small data-free={isAvailable && price !== null && price <= 0 ? true : undefined}>{note}</small>}
      </Day>
    </td>
  )
}
