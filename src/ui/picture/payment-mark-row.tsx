import { styled } from '@mui/material/styles'
import { PaymentMark } from './payment-mark.tsx'

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, '& li': { height: 28 } })

const names = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
  afterpay: 'Afterpay',
  zip: 'Zip',
}

export function PaymentMarkRow() {
  return (
    <Row aria-label="Ways to pay">
      {Object.entries(names).map(([mark, label]) => (
        <li key={mark}>
          <PaymentMark mark={mark} label={label} />
        </li>
      ))}
    </Row>
  )
}
