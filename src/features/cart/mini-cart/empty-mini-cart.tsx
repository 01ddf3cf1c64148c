import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { storedHereText } from '#features/cart/cart-texts.ts'
import { useStates } from '#lib/page/brand-states.ts'
import { paths } from '#lib/page/paths.ts'
import type { States } from '#themes/states.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { DressedState } from '#ui/feedback/dressed/dressed-state.tsx'

const Ways = styled('div')({ display: 'grid', gap: 8, width: '100%' })

/** `waiting` is shown until the words of the brand have loaded. */
export function EmptyMiniCart({ waiting }: { waiting: ReactNode }) {
  const states = useStates()
  return states ? <EmptyCartState states={states} /> : waiting
}

export function EmptyCartState({ states }: { states: States }) {
  const { browse, ...words } = states.cart
  return (
    <DressedState
      dress={states.dress}
      {...words}
      title="Nothing in here yet"
      level={3}
      isNarrow
      actions={
        <Ways>
          <ButtonLink to={paths.sale()} variant="primary" size="large" wide>
            See what is on sale
          </ButtonLink>
          <ButtonLink to={paths.products()} size="large" wide>
            {browse}
          </ButtonLink>
        </Ways>
      }
    >
      <p>{storedHereText}</p>
    </DressedState>
  )
}
