import { styled } from '@mui/material/styles'
import { urgencySlots } from './rules/sale.ts'
import { SaleStrip } from './sale-strip.tsx'
import { useSale } from './use-sale.ts'

const Stack = styled('div')({ display: 'grid', gap: 8 })

// The key of a variant may end in the screen width it is for.
const widthOf = (slot: string) => (/mobile$/i.test(slot) ? 'narrow' : /desktop$/i.test(slot) ? 'wide' : undefined)

/** Messages about the end of the sale in the checkout: every variant, in the order of its key. */
export function CheckoutUrgency() {
  const sale = useSale()
  const slots = sale ? urgencySlots(sale) : []
  if (slots.length === 0) return null
  return (
    <Stack>
      {slots.map((slot) => {
        const width = widthOf(slot)
        return <SaleStrip key={slot} slot={slot} variant="calm" counts {...(width ? { at: width } : {})} />
      })}
    </Stack>
  )
}
