import { type ReactNode, useLayoutEffect } from 'react'
import { storedHereText } from '#features/cart/cart-texts.ts'
import { PendingPanel } from '#features/cart/pending/pending-panel.tsx'
import { useApp } from '#lib/app.tsx'
import { useStates } from '#lib/page/brand-states.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { DressedState } from '#ui/feedback/dressed/dressed-state.tsx'

type Props = {
  /** Called before the first paint of it, which waits for the words of the brand. */
  onShown?: () => void
  children?: ReactNode
}

export function EmptyCart({ onShown, children }: Props) {
  const { wording } = useApp().brand
  const states = useStates()
  const hasWords = states !== undefined
  useLayoutEffect(() => {
    if (hasWords) onShown?.()
  }, [hasWords, onShown])
  if (!states) return null
  const { browse, ...words } = states.cart
  return (
    <div>
      <DressedState
        dress={states.dress}
        {...words}
        title={`Your ${wording.cartName.toLowerCase()} is empty`}
        level={1}
        actions={
          <>
            <ButtonLink to={paths.products()} variant="primary" size="large">
              {browse}
            </ButtonLink>
            <ButtonLink to={paths.sale()} size="large">
              See what is on sale
            </ButtonLink>
          </>
        }
      >
        <p>{storedHereText}</p>
      </DressedState>
      <PendingPanel />
      {children}
    </div>
  )
}
