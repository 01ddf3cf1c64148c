import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { deliveryTexts, deliveryUnavailableText } from '#domain/checkout/checkout-error.ts'
import { findDate } from '#domain/delivery/delivery-dates.ts'
import { addMonths, calendarMonth, dayLabel, type Month, monthOf } from '#domain/time/calendar-month.ts'
import { isSameDate } from '#domain/time/date-math.ts'
import { dayText, localDate, type PlainDate } from '#domain/time/plain-date.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { Button } from '#ui/button/button.tsx'
import { Calendar } from '#ui/calendar/calendar.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { CalendarIcon } from '#ui/icon/task-icons.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { useCheckout, useDaysId } from '../checkout-context.ts'
import { quickDays } from './quick-days.ts'

// Few days have such fields.
const DeliveryWishes = onDemand(() => import('./delivery-wishes.tsx').then((module) => module.DeliveryWishes))

const Body = styled('div')({ display: 'grid', gap: 12 })

const Note = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    color: theme.vars.palette.text.secondary,
  })),
)

const Quick = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 8,
    '& button': {
      display: 'grid',
      justifyItems: 'start',
      padding: '10px 12px',
      border: `1.5px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      background: theme.vars.palette.background.paper,
      color: 'inherit',
      textAlign: 'left',
      fontWeight: 600,
      fontSize: '0.875rem',
      lineHeight: 1.4,
      cursor: 'pointer',
      '&:hover': { borderColor: theme.vars.palette.control },
      '&[aria-pressed="true"]': {
        borderColor: theme.vars.palette.sel.ground,
        backgroundColor: theme.vars.palette.sel.tint,
        boxShadow: `inset 0 0 0 0.5px ${theme.vars.palette.sel.ground}`,
      },
      '& small': { fontSize: '0.75rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
      '& [data-free]': { color: theme.vars.palette.success.main },
      [theme.breakpoints.up('md')]: { padding: '12px 16px', fontSize: '1rem' },
    },
  })),
)

const Chosen = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '8px 16px',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.sel.tint,
    fontWeight: 600,
    '& > span:last-of-type': { marginLeft: 'auto' },
    '& [data-free]': { color: theme.vars.palette.success.main, fontWeight: 700 },
  })),
)

type Props = {
  /** Shows the calendar before a suburb is known. */
  showCalendar: boolean
}

/** The day of delivery with what each costs. */
export function DeliveryDatePanel({ showCalendar }: Props) {
  const { delivery } = useCheckout()
  const { availability, placeText, wasRequested } = delivery
  const { calendarIsLoading, showCalendarWithAvailableDates, deliveryUnavailable } = availability
  const hasWishes =
    availability.showNotifyIfAvailableSooner ||
    availability.showUniqueDeliveryRequirements ||
    availability.showInstallationContact
  return (
    <Panel title="Delivery date" id="delivery-date">
      {/* The error summary links to it. */}
      <Body id={useDaysId()} tabIndex={-1} role="group" aria-label="Delivery day">
        {calendarIsLoading ? (
          <Note>
            <BusyRing /> Finding days for {placeText}
          </Note>
        ) : (
          <Note>{placeText ? `To ${placeText}` : 'Choose your suburb to see the days'}</Note>
        )}
        {deliveryUnavailable && <NoDelivery />}
        {(calendarIsLoading || showCalendarWithAvailableDates || (showCalendar && !wasRequested)) && <Days />}
        {hasWishes && <DeliveryWishes />}
      </Body>
    </Panel>
  )
}

const onCallText = 'You can still place your order. We will call you to arrange a delivery day.'

function NoDelivery() {
  const { brand } = useApp()
  const { supportNumber, delivery } = useCheckout()
  const { place, problem } = delivery
  const daysId = useDaysId()
  const text = brand.flags.longDeliveryUnavailableText
    ? deliveryUnavailableText(supportNumber)
    : deliveryTexts.lookupFailed

  function tryAgain() {
    // The button goes with its message.
    document.getElementById(daysId)?.focus()
    if (place) void delivery.ask(place)
  }

  return (
    <>
      {problem && <Message tone="error">{problem}</Message>}
      {problem && (
        <div>
          <Button type="button" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
      <Message tone="warning">
        {text}
        {delivery.availability.isOnCall && ` ${onCallText}`}
      </Message>
    </>
  )
}

function Days() {
  const { country } = useApp().brand
  const { delivery } = useCheckout()
  const { availability, pickDate, placeText } = delivery
  const { availability: dates, selectedDate, calendarIsLoading } = availability
  const today = localDate(new Date())
  const first = dates.find(({ available }) => available)?.date
  const [viewed, setViewed] = useState<Month | null>(null)
  const month = viewed ?? monthOf(selectedDate ?? first ?? today)
  const last = dates.at(-1)?.date
  const chosen = selectedDate && findDate(dates, selectedDate)

  function pick(date: PlainDate) {
    setViewed(null)
    pickDate(date)
  }

  return (
    <>
      {!calendarIsLoading && <QuickDays onPick={pick} />}
      <Calendar
        view={calendarMonth({ month, today, dates, selected: selectedDate, country })}
        onMonth={(step) => setViewed(addMonths(month, step))}
        onPick={pick}
        hasNext={last !== undefined && (last[0] > month[0] || (last[0] === month[0] && last[1] > month[1]))}
        isLoading={calendarIsLoading}
        loadingText={`Finding days for ${placeText}`}
        label="Delivery days"
      />
      {chosen && (
        <Chosen role="status">
          <CalendarIcon size={20} />
          <span>
            {dayText(chosen.date)} {chosen.date[0]}
          </span>
          <span className="num" data-free={chosen.price <= 0 || undefined}>
            {dayLabel(chosen, country)}
          </span>
        </Chosen>
      )}
    </>
  )
}

function QuickDays({ onPick }: { onPick: (date: PlainDate) => void }) {
  const { country } = useApp().brand
  const { availability } = useCheckout().delivery
  const { selectedDate } = availability
  const days = quickDays(availability.availability, country)
  if (days.length < 2) return null
  return (
    <Quick role="group" aria-label="Popular days">
      {days.map(({ name, date, day, price, isFree }) => (
        <button
          key={name}
          type="button"
          aria-pressed={selectedDate !== null && isSameDate(date, selectedDate)}
          onClick={() => onPick(date)}
        >
          <small>{name}</small>
          <span>{day}</span>
          <span className="num" data-free={isFree || undefined}>
            {price}
          </span>
        </button>
      ))}
    </Quick>
  )
}
