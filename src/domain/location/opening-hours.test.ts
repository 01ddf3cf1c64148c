import { expect, it } from 'vitest'
import { openingRows, openingText, todayText } from './opening-hours.ts'

const weekday = { isOpen: true, openTime: '09:00', closeTime: '17:30' }
const openTimes = [weekday, weekday, weekday, weekday, weekday, { isOpen: true, closeTime: '16:00' }, { isOpen: false }]
const store = { isAppointmentOnly: false, openTimes }

it('lists seven days, Monday first [S1-3-12]', () => {
  const rows = openingRows(store)
  expect(rows.map(({ day }) => day).join(' ')).toBe('Monday Tuesday Wednesday Thursday Friday Saturday Sunday')
  expect(rows[0]).toEqual({ day: 'Monday', text: '9 am – 5:30 pm' })
  expect(rows[5]).toEqual({ day: 'Saturday', text: 'Open until 4 pm' })
  expect(rows[6]).toEqual({ day: 'Sunday', text: 'Closed' })
})

it('takes today from the Monday-first list [S1-9-19]', () => {
  expect(todayText(store, [2025, 3, 3])).toBe('9 am – 5:30 pm')
  expect(todayText(store, [2025, 3, 2])).toBe('Closed')
})

it('says that a store works by appointment in place of hours', () => {
  expect(openingRows({ ...store, isAppointmentOnly: true })).toEqual([])
  expect(todayText({ ...store, isAppointmentOnly: true }, [2025, 3, 3])).toBe('By appointment only')
})

it('reads noon, midnight and times in other words', () => {
  expect(openingText({ isOpen: true, openTime: '00:30', closeTime: '12:00' })).toBe('12:30 am – 12 pm')
  expect(openingText({ isOpen: true, closeTime: 'late' })).toBe('Open until late')
  expect(openingRows({ ...store, openTimes: [] })[0]?.text).toBe('Closed')
  expect(openingText({ isOpen: true })).toBe('Open')
})
