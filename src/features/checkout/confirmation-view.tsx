import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Confirmation } from '#contract/checkout.ts'
import { formatPhone } from '#domain/phone.ts'
import { dayText } from '#domain/plain-date.ts'
import { formatDollars } from '#domain/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { CheckCircleIcon, CheckIcon } from '#ui/icons.tsx'
import { PrintIcon } from '#ui/task-icons.tsx'
import { themed } from '#ui/themed.ts'

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 40,
    alignItems: 'start',
    padding: '40px 0 64px',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: 32 },
    '@media print': { padding: 0, gap: 16 },
    '& > div': { display: 'grid', gap: 40 },
  })),
)

const Done = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginBottom: 8,
    fontWeight: 600,
    color: theme.vars.palette.success.main,
  })),
)

const Lead = styled('p')({ maxWidth: 520, margin: '8px 0 20px', fontSize: '1rem' })
const NoPrint = styled('div')({ '@media print': { display: 'none' } })

const Steps = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    margin: '16px 0 0',
    padding: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      columnGap: 16,
      paddingBottom: 28,
      lineHeight: 1.45,
    },
    '& > li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      left: 13,
      top: 28,
      bottom: 0,
      width: 2,
      backgroundColor: theme.vars.palette.divider,
    },
    '& > li > span': {
      gridRow: '1 / 4',
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      border: `2px solid ${theme.vars.palette.control}`,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.background.default,
    },
    '& > li[data-done] > span': {
      borderColor: theme.vars.palette.success.main,
      backgroundColor: theme.vars.palette.success.main,
      color: theme.vars.palette.success.contrastText,
    },
    '& time, & small': { gridColumn: 2, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& strong': { gridColumn: 2, fontWeight: 600 },
  })),
)

type Step = { when: string; what: string; note: string; isDone?: true }

const timeText = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(
    new Date(iso),
  )

const takenText = 'The goods were taken home from the store'

/** Nothing was paid, and something is left: it is on account. */
export const isOnAccount = ({ paymentMethod, remaining }: Pick<Confirmation, 'paymentMethod' | 'remaining'>) =>
  paymentMethod === 'None' && remaining > 0

function paymentWords(order: Confirmation, money: (dollars: number) => string): Pick<Step, 'what' | 'note'> {
  const { paid, remaining } = order
  if (isOnAccount(order)) return { what: `${money(remaining)} goes on your account`, note: 'We send you the invoice.' }
  const note = remaining > 0 ? `${money(remaining)} is left to pay before delivery.` : 'Nothing is left to pay.'
  if (paid === 0) return { what: 'Order placed', note }
  return { what: remaining > 0 ? `Deposit of ${money(paid)} paid` : `${money(paid)} paid`, note }
}

/** What has happened and what will. */
export function nextSteps(order: Confirmation, { locale, country }: { locale: string; country: 'AU' | 'NZ' }): Step[] {
  const { placedAt, deliveryDate, phoneNumber } = order
  const money = (dollars: number) => formatDollars(dollars, country)
  const payment: Step = { when: timeText(placedAt, locale), ...paymentWords(order, money), isDone: true }
  if (order.cashAndCarry) {
    const { address, suburb } = order.deliveryAddress
    return [payment, { when: payment.when, what: takenText, note: `${address}, ${suburb}`, isDone: true }]
  }
  const phone = formatPhone(phoneNumber, country)
  if (!deliveryDate) {
    return [payment, { when: 'Soon', what: 'We call you about the delivery day', note: `On ${phone}` }]
  }
  return [
    payment,
    { when: 'The evening before', what: 'Text with your two hour window', note: `To ${phone}` },
    { when: dayText(deliveryDate), what: 'Your order arrives', note: servicesNote(order) },
  ]
}

const servicesNote = ({ deliveryServices }: Confirmation) =>
  deliveryServices.length > 0 ? deliveryServices.map(({ title }) => title).join(', ') : 'Someone has to be at home.'

/** The order as it was placed; prints on paper as it stands. */
export function ConfirmationView({ order, summary }: { order: Confirmation; summary: ReactNode }) {
  const { brand } = useApp()
  const { orderNumber, firstName, email } = order
  return (
    <Columns>
      <div>
        <section aria-label="Order placed">
          <Done>
            <CheckCircleIcon size={28} />
            Order placed
          </Done>
          <Heading level={1}>Thank you, {firstName}</Heading>
          <Lead>
            Your order number is <strong className="num">{orderNumber}</strong>. We have sent a receipt to {email}.
          </Lead>
          <NoPrint>
            <Button type="button" icon={<PrintIcon size={18} />} onClick={() => window.print()}>
              Print order
            </Button>
          </NoPrint>
        </section>
        <section aria-labelledby="next-steps">
          <Heading level={2} look="h3" id="next-steps">
            What happens next
          </Heading>
          <Steps>
            {nextSteps(order, brand).map(({ when, what, note, isDone }) => (
              <li key={what} data-done={isDone}>
                <span>{isDone && <CheckIcon size={16} />}</span>
                <small>{when}</small>
                <strong>{what}</strong>
                <small>{note}</small>
              </li>
            ))}
          </Steps>
        </section>
      </div>
      <aside>{summary}</aside>
    </Columns>
  )
}

const Place = styled('div')({ '& strong': { display: 'block', fontSize: '0.875rem', fontWeight: 600 } })

export function DeliveringTo({ order }: { order: Confirmation }) {
  const { firstName, lastName, companyName, address, suburb, state, postcode } = order.deliveryAddress
  const lines = [`${firstName} ${lastName}`, companyName, address, [suburb, state, postcode].filter(Boolean).join(' ')]
  return (
    <Place>
      <strong>{order.cashAndCarry ? 'Taken home from' : 'Delivering to'}</strong>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Place>
  )
}
