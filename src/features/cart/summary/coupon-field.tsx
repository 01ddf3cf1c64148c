import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Cart } from '#contract/checkout/cart.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { couponCode } from '#domain/cart/cart.ts'
import { addCoupon, removeCoupon } from '#features/cart/queries.ts'
import { useApp } from '#lib/app.tsx'
import { cartFailureText } from '#lib/network/cart-failure.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { ErrorLine } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TagIcon } from '#ui/icon/service-icons.tsx'

const Applied = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontSize: '0.875rem',
  '& strong': { flex: 1, fontWeight: 600 },
})

type Props = {
  cart: Pick<Cart, 'couponCode'>
  /** Called after the coupon has changed. */
  onChange?: (() => void) | undefined
}

/** Submits the code on blur or Enter; shows the result or the error in the field. */
export function CouponField({ cart, onChange }: Props) {
  const app = useApp()
  const errorId = useId()
  const remove = useMutation(removeCoupon(app))
  const { couponCode: code } = cart
  const inside = useRef<HTMLDivElement>(null)
  const before = useRef(code)
  // Another tab may change the coupon, too.
  const isOwn = useRef(false)
  useEffect(() => {
    if (before.current === code) return
    before.current = code
    // The field or the button that had the focus is gone.
    const next = inside.current?.querySelector<HTMLElement>('input, button')
    if (isOwn.current && document.activeElement === document.body) next?.focus({ preventScroll: true })
    isOwn.current = false
  }, [code])
  const noteOwn = () => {
    isOwn.current = true
  }
  if (!code)
    return (
      <div ref={inside}>
        <CouponEntry onChange={onChange} onSend={noteOwn} />
      </div>
    )
  return (
    <div ref={inside}>
      {remove.error && <ErrorLine id={errorId} text={cartFailureText(remove.error)} />}
      <Applied role="status">
        <TagIcon size={18} />
        <strong>{code} applied</strong>
        <TextButton
          type="button"
          aria-label={`Remove coupon ${code}`}
          onClick={() => {
            noteOwn()
            remove.mutate(code, { onSuccess: () => onChange?.() })
          }}
        >
          Remove
        </TextButton>
      </Applied>
    </div>
  )
}

function CouponEntry({ onChange, onSend }: Pick<Props, 'onChange'> & { onSend: () => void }) {
  const add = useMutation(addCoupon(useApp()))
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState<string | null>(null)

  function attempt() {
    const code = couponCode(typed)
    // A rejected code is not sent again until it changes; one that the server has not judged is.
    const isRejected = add.error instanceof ApiError && add.error.status === 400
    if (!code || (code === tried && isRejected) || add.isPending) return
    setTried(code)
    onSend()
    add.mutate(code, { onSuccess: () => onChange?.() })
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // The field may be inside the checkout form, which Enter would submit.
    event.preventDefault()
    attempt()
  }

  const error = add.error && couponCode(typed) === tried ? cartFailureText(add.error) : undefined
  return (
    <TextField
      label="Coupon code"
      optional
      hint="Checked when you leave the field"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={attempt}
      onKeyDown={onKey}
      // The response may come when another field has the focus.
      error={error && <span role="alert">{error}</span>}
      end={add.isPending ? <BusyRing /> : undefined}
    />
  )
}
