import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Confirmation } from '#contract/checkout/checkout.ts'
import { formatPhone, takesTexts } from '#domain/account/phone.ts'
import { paymentSplit } from '#domain/checkout/deposit.ts'
import { type DetailSection, orderDetails, paymentAmounts, transferDetails } from '#domain/checkout/order-details.ts'
import type { Country } from '#domain/location/country.ts'
import { suburbName } from '#domain/location/locality.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { orderWay, stateText } from '#domain/orders/order-progress.ts'
import { shortDayText } from '#domain/time/plain-date.ts'
import { shopMomentText } from '#domain/time/shop-day.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { CheckCircleIcon, ChevronRightIcon, DownloadIcon, PhoneIcon, TruckIcon } from '#ui/icon/icons.tsx'
import { CalendarIcon, PrintIcon } from '#ui/icon/task-icons.tsx'
import { DetailSections } from '#ui/layout/detail-sections.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { type ListedStep, StepList } from '#ui/layout/step-list.tsx'
import { themed } from '#ui/themed.ts'

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 40,
    alignItems: 'start',
    padding: '40px 0 64px',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: 32 },
    '& > div': { display: 'grid', gap: 40 },
    '@media print': { padding: 0, gap: 24, '& > div': { gap: 24 } },
    '& > aside': { display: 'grid', gap: 24 },
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
// In pairs: of three or four in a row the last would be alone below.
// Limits in em: with larger text fewer fit in a row.
const Actions = styled('div')({
  display: 'grid',
  gap: 12,
  '@media (width >= 32.5em)': { gridTemplateColumns: 'repeat(2, max-content)' },
  // Three fit in a row; in pairs, one would stand alone.
  '@media (width >= 48em)': {
    '&:has(> a:nth-of-type(2) + button)': { gridTemplateColumns: 'repeat(3, max-content)' },
  },
  '@media print': { display: 'none' },
})
const Details = styled('div')({ marginTop: 16 })
const Transfer = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11em, 100%), 1fr))',
    gap: '16px 24px',
    margin: 0,
    '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& dd': { margin: 0, fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' },
  })),
)
const Help = styled(Panel)({
  '& p + ul': { marginTop: 8 },
  '& li a': { display: 'flex', alignItems: 'center', gap: 10, paddingBlock: 10 },
  '& li a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { flex: 'none' },
})
const NotPrinted = styled('div')({ '@media print': { display: 'none' } })

type Step = Required<Omit<ListedStep, 'isDone'>> & Pick<ListedStep, 'isDone'>

const takenText = 'You took this order home from the store'

function paymentCopy(order: Confirmation, country: Country): Pick<Step, 'what' | 'note'> {
  const amounts = paymentAmounts(order)
  const { todayCents, laterCents } = paymentSplit(amounts)
  const [today, later] = [todayCents, laterCents].map((cents) => formatCents(cents, { country, isZeroFree: false }))
  if (order.transfer)
    return {
      what: `Transfer ${today} by ${shortDayText(order.transfer.payBy)}`,
      note: `With the reference ${order.transfer.reference}, to the account above.`,
    }
  if (amounts.isOnAccount && laterCents === 0)
    return { what: `${today} goes on your account`, note: 'We send you the invoice.' }
  if (amounts.isOnAccount)
    return { what: `Deposit of ${today} is on your account`, note: `We charge the remaining ${later} before delivery.` }
  if (order.paid === 0) return { what: 'Order placed', note: 'Nothing more to pay.' }
  if (laterCents === 0) return { what: `${today} paid`, note: 'Nothing more to pay.' }
  return { what: `Deposit of ${today} paid`, note: `Pay the remaining ${later} before delivery.` }
}

/** What has happened and what will. */
export function nextSteps(order: Confirmation, country: Country): Step[] {
  const { placedAt, deliveryDate, phoneNumber } = order
  const payment: Step = {
    when: shopMomentText(placedAt, country),
    ...paymentCopy(order, country),
    isDone: !order.transfer,
  }
  if (order.cashAndCarry) {
    const { address, suburb } = order.deliveryAddress
    return [payment, { when: payment.when, what: takenText, note: `${address}, ${suburbName(suburb)}`, isDone: true }]
  }
  const { state = 'ordered' } = order
  if (state !== 'ordered') return [payment, ...recordedSteps(order, country)]
  const phone = formatPhone(phoneNumber, country)
  if (!deliveryDate) {
    return [payment, { when: 'Soon', what: 'We call you about the delivery day', note: `On ${phone}` }]
  }
  return [
    payment,
    takesTexts(phoneNumber, country)
      ? { when: 'The evening before', what: 'We text you a two-hour delivery window', note: `To ${phone}` }
      : { when: 'The evening before', what: 'We call you with a two-hour delivery window', note: `On ${phone}` },
    { when: shortDayText(deliveryDate), what: 'Your order arrives', note: servicesNote(order) },
  ]
}

/** Once the order has moved, what is recorded replaces what was promised. */
function recordedSteps({ steps = [], placedAt, deliveryDate }: Confirmation, country: Country): Step[] {
  const [, ...onward] = orderWay({ placedAt, steps, isCollected: false })
  const expected = deliveryDate ? shortDayText(deliveryDate) : 'Soon'
  return onward.map(({ state, at, isDone }) => ({
    when: at ? shopMomentText(at, country) : isDone ? '' : expected,
    what: stateText(state),
    note: '',
    isDone,
  }))
}

const servicesNote = ({ deliveryServices, transfer }: Confirmation) => {
  if (transfer) return 'If your money is here by then: else we call you about another day.'
  return deliveryServices.length > 0
    ? deliveryServices.map(({ title }) => title).join(', ')
    : 'Please have someone at home.'
}

/** Whom to ask about the order, and what buyers look up most. */
function OrderHelp() {
  const { supportNumber, wording } = useApp().brand
  const articles = [
    { text: 'How delivery day works', name: 'delivery' },
    { text: 'Return or exchange something', name: 'returns' },
  ]
  return (
    <Help title="Questions about your order?">
      <p>Have your order number ready when you call.</p>
      <ul>
        <li>
          <a href={telLink(supportNumber)}>
            <PhoneIcon size={18} />
            <span>
              <strong className="num">{supportNumber}</strong>
              <br />
              {wording.supportLine}
            </span>
          </a>
        </li>
        {articles.map(({ text, name }) => (
          <li key={name}>
            <Anchor to={paths.article({ name })}>
              <ChevronRightIcon size={18} />
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </Help>
  )
}

type TransferProps = { section: DetailSection }

/** The account that the money goes to: the one thing still to do, so it is above everything else. */
function TransferPanel({ section }: TransferProps) {
  return (
    <Panel title={section.title}>
      <Transfer>
        {section.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </Transfer>
    </Panel>
  )
}

type Props = {
  order: Confirmation
  /** Where the order is in the account of the customer who is signed in. */
  accountPath: string | null
  summary: ReactNode
  /** Offers a guest an account. */
  account?: ReactNode
}

/** The order as it was placed; prints on paper as it is. */
export function ConfirmationView({ order, accountPath, summary, account }: Props) {
  const { brand } = useApp()
  const { orderNumber, firstName, email, invoiceUrl, calendarUrl, transfer } = order
  const payTo = transferDetails(order, brand)
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
            Your order number is <strong className="num">{orderNumber}</strong>. We have sent{' '}
            {transfer ? 'the account details' : 'a receipt'} to {email}.
          </Lead>
          <Actions>
            {order.trackingUrl && (
              <ButtonLink to={order.trackingUrl} icon={<TruckIcon size={18} />}>
                Track order
              </ButtonLink>
            )}
            {accountPath && <ButtonLink to={accountPath}>See order in your account</ButtonLink>}
            {calendarUrl && (
              <ButtonLink to={calendarUrl} reloadDocument icon={<CalendarIcon size={18} />}>
                Add to calendar
              </ButtonLink>
            )}
            <ButtonLink to={invoiceUrl} reloadDocument icon={<DownloadIcon size={18} />}>
              Download invoice (PDF)
            </ButtonLink>
            <Button type="button" icon={<PrintIcon size={18} />} onClick={() => window.print()}>
              Print order
            </Button>
          </Actions>
        </section>
        {payTo && <TransferPanel section={payTo} />}
        <section aria-labelledby="next-steps">
          <Heading level={2} variant="h3" id="next-steps">
            What happens next
          </Heading>
          <Details>
            <StepList steps={nextSteps(order, brand.country)} />
          </Details>
        </section>
        <section aria-labelledby="order-details">
          <Heading level={2} variant="h3" id="order-details">
            Order details
          </Heading>
          <Details>
            <DetailSections sections={orderDetails({ ...order, transfer: undefined }, brand)} />
          </Details>
        </section>
      </div>
      <aside>
        {summary}
        {account && <NotPrinted>{account}</NotPrinted>}
        <NotPrinted>
          <OrderHelp />
        </NotPrinted>
      </aside>
    </Columns>
  )
}
