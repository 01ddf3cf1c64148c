import { styled } from '@mui/material/styles'
import type { Store } from '#contract/location/store.ts'
import { appointmentText, openingRows, openingText, todayText, weekdays } from '#domain/location/opening-hours.ts'
import { dayText, localDate, readIsoDate, weekdayIndex } from '#domain/time/plain-date.ts'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { ClockIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 })

/** Today's hours by the visitor's date; the line reserves its space until hydration. */
export function StoreToday({ store }: { store: Store }) {
  const hydrated = useHydrated()
  return (
    <Line>
      <ClockIcon size={18} />
      {hydrated && todayText(store, localDate(new Date()))}
    </Line>
  )
}

const Table = styled('table')(
  themed(({ theme }) => ({
    width: '100%',
    maxWidth: 420,
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th, & td': {
      height: 40,
      padding: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      fontWeight: 400,
      textAlign: 'left',
    },
    // The automatic column width would depend on the font.
    '& th': { width: '40%' },
    '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& [data-today] > *': { fontWeight: 600 },
  })),
)

/** Seven days, Monday first; a store by appointment shows a text instead [S1-3-12]. */
export function StoreHours({ store }: { store: Store }) {
  const hydrated = useHydrated()
  if (store.isAppointmentOnly) return <p>{appointmentText}</p>
  const today = hydrated ? weekdays[weekdayIndex(localDate(new Date()))] : undefined
  return (
    <Table>
      <caption className="visually-hidden">Opening hours</caption>
      <tbody>
        {openingRows(store).map(({ day, text }) => (
          <tr key={day} data-today={day === today || undefined}>
            <th scope="row">{day}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Days with other hours, such as holidays; nothing without any. */
export function OtherHours({ store: { otherHours = [] } }: { store: Store }) {
  if (otherHours.length === 0) return null
  return (
    <Table>
      <caption className="visually-hidden">Other opening hours</caption>
      <tbody>
        {otherHours.map(({ day, note, ...hours }) => {
          const date = readIsoDate(day)
          return (
            <tr key={day}>
              <th scope="row">{[date ? dayText(date) : day, note].filter(Boolean).join(', ')}</th>
              <td>{openingText(hours)}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
