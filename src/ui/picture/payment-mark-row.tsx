import { styled } from '@mui/material/styles'
import { providerMarks } from '#domain/payment/provider-marks.ts'
import { useApp } from '#lib/app.tsx'
import { readEnvironment } from '#lib/environment.ts'
import { PaymentMark } from './payment-mark.tsx'

const Row = styled('ul')({ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: 6, '& li': { height: 28 } })

const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
  afterpay: 'Afterpay',
  zip: 'Zip',
  transfer: 'Bank transfer',
}

export function PaymentMarkRow() {
  const { country } = useApp().brand
  const { paymentMarks } = readEnvironment()
  const marks = paymentMarks ? (paymentMarks[country] ?? []) : providerMarks
  if (marks.length === 0) return null
  return (
    <Row aria-label="Ways to pay">
      {marks.map((mark) => (
        <li key={mark}>
          <PaymentMark mark={mark} label={names[mark] ?? mark} />
        </li>
      ))}
    </Row>
  )
}
