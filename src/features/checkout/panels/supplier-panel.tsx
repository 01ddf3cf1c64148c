import { styled } from '@mui/material/styles'
import type { SupplierDelivery } from '#domain/delivery/delivery-dates.ts'
import { supplierDateText } from '#domain/delivery/supplier-date.ts'
import { Message } from '#ui/feedback/message.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { BoxIcon } from '#ui/icon/service-icons.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled(PanelBox)({ display: 'grid', gap: 16 })

const Supplier = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '2px 16px',
    '& h3': { ...theme.typography.h4 },
    '& svg': { gridRow: '1 / 4', marginTop: 2 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const nameOf = (supplier: string) => supplier.charAt(0).toUpperCase() + supplier.slice(1)

type Props = {
  suppliers: readonly SupplierDelivery[]
  errors: readonly string[]
  /** Whether the shop's own truck may deliver the goods instead. */
  canAssign: boolean
  isAssigned: boolean
  onAssign: (isAssigned: boolean) => void
}

/** Lists deliveries by suppliers with their dates. */
export function SupplierPanel({ suppliers, errors, canAssign, isAssigned, onAssign }: Props) {
  if (suppliers.length === 0 && errors.length === 0 && !canAssign) return null
  return (
    <Root as="section" aria-label="Deliveries by suppliers">
      {!isAssigned &&
        suppliers.map((delivery) => (
          <Supplier key={delivery.supplier}>
            <BoxIcon />
            <h3>Comes straight from {nameOf(delivery.supplier)}</h3>
            <p>
              Estimated delivery date: <b>{supplierDateText(delivery)}</b>
            </p>
            <small>The {nameOf(delivery.supplier)} customer care centre will call you to confirm the date.</small>
          </Supplier>
        ))}
      {errors.map((text) => (
        <Message key={text} tone="warning" role="none">
          {text}
        </Message>
      ))}
      {canAssign && (
        <Checkbox
          label="Assign order for Winning Services delivery"
          checked={isAssigned}
          onChange={(event) => onAssign(event.currentTarget.checked)}
        />
      )}
    </Root>
  )
}
