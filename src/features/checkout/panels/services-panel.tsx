import { styled } from '@mui/material/styles'
import { formatPrice } from '#domain/money/price-format.ts'
import { shownServices } from '#features/checkout/rules/availability.ts'
import { useApp } from '#lib/app.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { useCheckout } from '../checkout-context.ts'

const Rows = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    '& > div': {
      padding: '4px 16px',
      border: `1.5px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      fontWeight: 600,
      '&:has(:checked)': {
        borderColor: theme.vars.palette.sel.ground,
        backgroundColor: theme.vars.palette.sel.tint,
        boxShadow: `inset 0 0 0 0.5px ${theme.vars.palette.sel.ground}`,
      },
    },
  })),
)

const ServicePrice = styled('span')(themed(({ theme }) => ({ color: theme.vars.palette.text.primary })))

/** Work on the day of delivery, chosen one by one [S2-4-37]. */
export function ServicesPanel() {
  const { country } = useApp().brand
  const { availability, toggleService } = useCheckout().delivery
  const services = shownServices(availability)
  if (services.length === 0) return null
  return (
    <Panel title="Delivery services">
      <Rows>
        {services.map(({ sku, title, price, selected }) => (
          <Checkbox
            key={sku}
            label={title}
            end={
              <ServicePrice>
                {price > 0 && '+ '}
                {formatPrice(price, { country })}
              </ServicePrice>
            }
            checked={selected}
            onChange={() => toggleService(sku)}
          />
        ))}
      </Rows>
    </Panel>
  )
}
