import type { App } from '#lib/app.tsx'
import type { ToastStore } from '#ui/overlay/toast-store.ts'
import { showMessages } from './closed-messages.ts'
import { cartError } from './pending/pending-changes.ts'
import { cartQueries } from './queries.ts'

/**
 * Shows cart messages as toasts until the returned function is called: messages of a load until they are closed, a
 * failed change until a load succeeds.
 */
export function showCartNotices({ api, queryClient }: App, toasts: ToastStore) {
  let messages: readonly string[] = []
  let error: string | null = null

  function update() {
    const cart = queryClient.getQueryData(cartQueries(api).view().queryKey)
    const next = {
      messages: cart?.messages ?? [],
      error: queryClient.getQueryData(cartError().queryKey) ?? cart?.errors[0] ?? null,
    }
    if (cart) showMessages(toasts, next.messages, messages)
    if (next.error !== error) {
      if (next.error) toasts.show({ text: next.error, tone: 'error', stay: 'closed', id: 'cart-error' })
      else toasts.dismiss('cart-error')
    }
    messages = next.messages
    error = next.error
  }

  update()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === 'cart') update()
  })
}
