import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import type { PayLater as Offer } from '#contract/catalogue/product.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { Link } from '#ui/button/link.tsx'
import { PaymentMarks } from '#ui/picture/payment-marks.tsx'
import { themed } from '#ui/themed.ts'

const Line = styled('p')(
  themed(({ theme }) => ({
    marginTop: -8,
    fontSize: '0.875rem',
    textWrap: 'balance',
    color: theme.vars.palette.text.secondary,
  })),
)

const rhythm = { week: 'weekly', fortnight: 'fortnightly' }

/** What the price is in payments, each way with a link to how it works, and the marks of all ways to pay. */
export function PayLater({ offers }: { offers: readonly Offer[] }) {
  const { country, flags } = useApp().brand
  if (offers.length === 0) return null
  return (
    <>
      <Line>
        {offers.map(({ name, path, instalments }, index) => (
          <Fragment key={name}>
            {index === 0 ? 'Or ' : ', or '}
            {instalments
              ? `${instalments.count} ${rhythm[instalments.every]} payments of ${formatDollars(instalments.amount, country)}${flags.pricesExGst ? ' inc GST' : ''} with `
              : 'over time with '}
            {path ? <Link to={path}>{name}</Link> : name}
          </Fragment>
        ))}
      </Line>
      <PaymentMarks />
    </>
  )
}
