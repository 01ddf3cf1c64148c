// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { addMonths, calendarMonth, type Month } from '#domain/time/calendar-month.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Calendar } from './calendar.tsx'

const today: PlainDate = [2026, 11, 20]
const dates = [
  { date: [2026, 11, 21], price: 49, available: true },
  { date: [2026, 11, 23], price: 0, available: true },
  { date: [2026, 12, 1], price: 0, available: true },
] as { date: [number, number, number]; price: number; available: boolean }[]

function Delivery({ pick }: { pick: (date: PlainDate) => void }) {
  const [month, setMonth] = useState<Month>([2026, 11])
  const [selected, setSelected] = useState<PlainDate | null>(null)
  return (
    <Calendar
      view={calendarMonth({ month, today, dates, selected })}
      onMonth={(step) => setMonth(addMonths(month, step))}
      onPick={(date) => {
        setSelected(date)
        pick(date)
      }}
    />
  )
}

function setUp() {
  const pick = vi.fn()
  renderUi(<Delivery pick={pick} />)
  return { pick }
}

const day = (name: string) => screen.getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focusedName = () => document.activeElement?.getAttribute('aria-label')

it('has a month header, buttons to both sides, and weekdays from Monday to Sunday [S1-2.9-01, S1-2.9-03]', () => {
  setUp()
  expect(screen.getByText('November, 2026')).toBeTruthy()
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByText('December, 2026')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(screen.getByText('November, 2026')).toBeTruthy()
})

it('cannot go back before the first month [S1-2.9-02]', () => {
  setUp()
  const previous = screen.getByRole('button', { name: 'Previous month' })
  expect(previous.hasAttribute('disabled')).toBe(true)
  fireEvent.click(previous)
  expect(screen.getByText('November, 2026')).toBeTruthy()
})

it('shows number and price of a day, and only available days can be selected [S1-2.9-04, S1-2.9-05, S1-2.9-07]', () => {
  const { pick } = setUp()
  expect(day('Saturday 21 November, $49').textContent).toBe('21$49')
  expect(day('Monday 23 November, FREE').textContent).toBe('23FREE')
  fireEvent.click(day('Sunday 22 November, unavailable'))
  expect(pick).not.toHaveBeenCalled()
  fireEvent.click(day('Saturday 21 November, $49'))
  expect(pick).toHaveBeenCalledExactlyOnceWith([2026, 11, 21])
  const chosen = screen.getAllByRole('gridcell', { selected: true })
  expect(chosen.map((cell) => within(cell).getByRole('button').getAttribute('aria-label'))).toEqual([
    'Saturday 21 November, $49',
  ])
})

it('marks today and dims the days of other months [S1-2.9-06]', () => {
  setUp()
  const cells = screen.getAllByRole('gridcell').map((cell) => within(cell).getByRole('button'))
  expect(cells.filter((cell) => cell.getAttribute('aria-current') === 'date').map((cell) => cell.dataset.date)).toEqual(
    ['2026-11-20'],
  )
  expect(cells.filter((cell) => cell.dataset.outside)).toHaveLength(42 - 30)
})

it('has one tab stop: the first available day', () => {
  setUp()
  const stops = screen.getAllByRole('gridcell').map((cell) => within(cell).getByRole('button').tabIndex)
  expect(stops.filter((index) => index === 0)).toHaveLength(1)
  expect(day('Saturday 21 November, $49').tabIndex).toBe(0)
})

it('moves by keys: day, week, ends of the week, month', () => {
  setUp()
  day('Saturday 21 November, $49').focus()
  press('ArrowRight')
  expect(focusedName()).toBe('Sunday 22 November, unavailable')
  press('ArrowUp')
  expect(focusedName()).toBe('Sunday 15 November, unavailable')
  press('Home')
  expect(focusedName()).toBe('Monday 9 November, unavailable')
  press('End')
  expect(focusedName()).toBe('Sunday 15 November, unavailable')
  press('PageDown')
  expect(screen.getByText('December, 2026')).toBeTruthy()
  expect(focusedName()).toBe('Tuesday 15 December, unavailable')
  press('PageUp')
  expect(focusedName()).toBe('Sunday 15 November, unavailable')
  press('PageUp')
  expect(screen.getByText('November, 2026')).toBeTruthy()
})

it('shows the next month when an arrow key leads into it', () => {
  setUp()
  day('Monday 23 November, FREE').focus()
  press('ArrowDown')
  press('ArrowRight')
  expect(screen.getByText('December, 2026')).toBeTruthy()
  expect(focusedName()).toBe('Tuesday 1 December, FREE')
})

it('renders 42 static placeholders while days load', () => {
  const view = calendarMonth({ month: [2026, 11], today, dates: [], selected: null })
  const text = 'Finding days for 2204 Marrickville, NSW'
  const { container } = renderUi(
    <Calendar view={view} isLoading loadingText={text} onMonth={() => {}} onPick={() => {}} />,
  )
  expect(container.querySelectorAll('td')).toHaveLength(42)
  expect(screen.getByRole('status').textContent).toBe(text)
})
