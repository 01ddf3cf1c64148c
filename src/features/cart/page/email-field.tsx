import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Cart } from '#contract/checkout/cart.ts'
import { emailText } from '#contract/fields/field-texts.ts'
import { readEmail } from '#domain/account/email.ts'
import { setCartEmail } from '#features/cart/queries.ts'
import { useApp } from '#lib/app.tsx'
import { cartFailureText } from '#lib/network/cart-failure.ts'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CheckIcon } from '#ui/icon/icons.tsx'

/** An email address saved with the cart; only a valid address is sent. */
export function EmailField({ cart }: { cart: Pick<Cart, 'cartId' | 'email'> }) {
  const app = useApp()
  const save = useMutation(setCartEmail(app))
  const name = app.brand.wording.cartName.toLowerCase()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const value = typed ?? cart.email ?? ''

  function submit() {
    const email = readEmail(value)
    if (value.trim() === '' || value.trim() === cart.email) return setProblem(null)
    setProblem(email ? null : emailText)
    if (email) save.mutate({ email, cartId: cart.cartId })
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter') submit()
  }

  const error = problem ?? (save.error ? cartFailureText(save.error) : undefined)
  const isSaved = Boolean(cart.email) && value.trim() === cart.email
  const label = save.data?.state === 'waiting' ? 'Waiting to send' : 'Kept'
  return (
    <TextField
      label={`Email for this ${name}`}
      optional
      hint={`We save your ${name} so you can come back to it`}
      type="email"
      autoComplete="email"
      value={value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={submit}
      onKeyDown={onKey}
      {...(error ? { error } : {})}
      end={save.isPending ? <BusyRing /> : isSaved ? <CheckIcon size={18} label={label} /> : undefined}
    />
  )
}
