import { styled } from '@mui/material/styles'
import { storedHereText } from '#features/cart/cart-texts.ts'
import { useApp } from '#lib/app.tsx'
import { useStates } from '#lib/page/brand-states.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { DressedState } from '#ui/feedback/dressed/dressed-state.tsx'

const Ways = styled('div')({ display: 'grid', gap: 8, width: '100%' })

export function EmptyMiniCart() {
  const { wording } = useApp().brand
  const states = useStates()
  if (!states) return null
  return (
    <DressedState
      dress={states.dress}
      {...states.cart}
      title="Nothing in here yet"
      level={3}
      isNarrow
      actions={
        <Ways>
          <ButtonLink to={paths.sale()} variant="primary" size="large" wide>
            See what is on sale
          </ButtonLink>
          <ButtonLink to={paths.products()} size="large" wide>
            {wording.allProducts}
          </ButtonLink>
        </Ways>
      }
    >
      <p>{storedHereText}</p>
    </DressedState>
  )
}
