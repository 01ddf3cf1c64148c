import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { Cart } from '#contract/checkout/cart.ts'
import { closeMessage, unclosed } from '#features/cart/closed-messages.ts'
import { linesOf, useOtherTabs } from '#features/checkout/other-tabs.ts'
import { checkoutQueries } from '#features/checkout/queries.ts'
import { createPressStore } from '#features/checkout/submit/submission.ts'
import { takeJoinedText } from '#features/identity/redirect/joined-products.ts'
import { useApp } from '#lib/app.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { Message } from '#ui/feedback/message.tsx'
import { themed } from '#ui/themed.ts'

const Notes = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    '&:not(:empty)': { margin: '16px 0' },
    [theme.breakpoints.up('lg')]: { '&:not(:empty)': { marginTop: 0 } },
  })),
)

/** Loads the order again when another tab changed the cart, and when this one is shown again: a coupon may have ended. */
function useReload(cart: Cart) {
  const { api, queryClient } = useApp()
  function reload() {
    // While an order is paid for in another app, its cart is gone as soon as it is placed.
    if (!createPressStore().open()) void queryClient.invalidateQueries(checkoutQueries(api).view())
  }
  useOtherTabs(cart, reload)
  useEventListener('document', 'visibilitychange', () => {
    if (document.visibilityState === 'visible') reload()
  })
}

/** Above the order in the checkout: why it differs from what the shopper saw before. */
export function OrderNotes({ cart }: { cart: Cart }) {
  const name = useApp().brand.wording.cartName.toLowerCase()
  const [joined, setJoined] = useState<string | null>(null)
  const [messages, setMessages] = useState<readonly string[]>([])
  const lines = linesOf(cart)
  const [seen, setSeen] = useState(lines)
  useReload(cart)
  useEffect(() => {
    const text = takeJoinedText(name)
    if (text) setJoined(text)
  }, [name])
  useEffect(() => setMessages(unclosed(cart.messages)), [cart.messages])
  // Screen readers announce what is added to a region that they know already.
  return (
    <Notes role="status">
      {joined && (
        <Message tone="info" role="none" onClose={() => setJoined(null)}>
          {joined}
        </Message>
      )}
      {lines !== seen && (
        <Message tone="warning" role="none" onClose={() => setSeen(lines)}>
          Your {name} changed while this page was open. Check your order before you pay.
        </Message>
      )}
      {messages.map((text) => (
        <Message
          key={text}
          tone="warning"
          role="none"
          onClose={() => {
            closeMessage(text)
            setMessages(unclosed(cart.messages))
          }}
        >
          {text}
        </Message>
      ))}
    </Notes>
  )
}
