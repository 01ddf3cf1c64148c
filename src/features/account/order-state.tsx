import { styled } from '@mui/material/styles'
import type { OrderState, ReturnState } from '#contract/fields/order-states.ts'
import { stateText } from '#domain/orders/order-progress.ts'
import { returnStateTexts } from '#domain/orders/order-return.ts'
import { themed } from '#ui/themed.ts'

const Tag = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    padding: '2px 10px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.sel.tint,
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { border: '1px solid' },
    '&[data-tone="good"]': {
      backgroundColor: theme.vars.palette.tint.success,
      color: theme.vars.palette.success.main,
    },
  })),
)

const Tags = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 })

type Props = {
  state?: OrderState | undefined
  isCollected?: boolean | undefined
  returnState?: ReturnState | null | undefined
}

/** Where an order is, in words; nothing from a backend that does not know it. */
export function OrderStateTags({ state, isCollected, returnState }: Props) {
  if (!state) return null
  return (
    <Tags>
      <Tag data-tone={state === 'delivered' ? 'good' : undefined}>{stateText(state, isCollected)}</Tag>
      {returnState && <Tag>{returnStateTexts[returnState]}</Tag>}
    </Tags>
  )
}
