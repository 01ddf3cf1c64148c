import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Cart } from '#contract/cart.ts'
import { useApp } from '#lib/app.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { cartError } from './pending/pending-changes.ts'
import { cartQueries } from './queries.ts'

const none: readonly string[] = []
const textsOf = (cart: Cart | null | undefined) => cart?.messages ?? none

/** Shows cart messages as toasts: messages of a load until they are closed, a failed change until a load succeeds. */
export function useCartNotices() {
  const { api } = useApp()
  const toasts = useToast()
  const { data: cart } = useQuery({ ...cartQueries(api).view(), enabled: false })
  const { data: error } = useQuery(cartError())
  const shown = useRef(none)
  const messages = textsOf(cart)

  useEffect(() => {
    // Messages of the previous load were shown already and may have been closed since.
    for (const text of messages) {
      if (!shown.current.includes(text)) toasts.show({ text, tone: 'error', stay: 'closed', id: `cart:${text}` })
    }
    shown.current = messages
  }, [messages, toasts])

  useEffect(() => {
    const first = error ?? cart?.errors[0]
    if (first) toasts.show({ text: first, tone: 'error', stay: 'closed', id: 'cart-error' })
    else toasts.dismiss('cart-error')
  }, [error, cart?.errors, toasts])
}
