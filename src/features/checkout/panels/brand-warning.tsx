import { styled } from '@mui/material/styles'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { WarningIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { useCheckoutField } from '../checkout-context.ts'

const Root = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '4px 14px',
    padding: '20px 16px',
    border: `1px solid ${theme.vars.palette.warning.main}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.tint.warning,
    [theme.breakpoints.up('md')]: { padding: '20px 24px' },
    '& > svg': { color: theme.vars.palette.warning.main },
    '& h2': { fontSize: '1rem', fontWeight: 600 },
    '& > div': { gridColumn: 2 },
    '& p': { fontSize: '0.875rem' },
  })),
)

/** The consent for products that the manufacturer delivers [S2-2-09]. */
export function BrandWarning() {
  return (
    <Root aria-labelledby="brand-warning">
      <WarningIcon />
      <h2 id="brand-warning">Your order has a Miele product</h2>
      <div>
        <p>
          Miele delivers this product and needs your name, phone and address. You cannot change the delivery in the last
          two days.
        </p>
        <Checkbox label="I have read this and agree" {...useCheckoutField('brandsWarnings.mieleWarning')} />
      </div>
    </Root>
  )
}
