import { keyframes, styled } from '@mui/material/styles'
import { type ChangeEvent, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Cents } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { deviceCodeOf } from '#domain/payment/payment-option.ts'
import { paymentPolling, paymentWaitTexts } from '#domain/payment/payment-status.ts'
import { useCheckoutField, useCheckoutForm } from '#features/checkout/checkout-context.ts'
import type { BeforeLeave } from '#features/checkout/leave/leave-guard.tsx'
import { pollPayment } from '#features/checkout/submit/zip-polling.ts'
import { useApp } from '#lib/app.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'

const digits = 6

const grouped = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`.trim()

const Code = styled(TextField)({ '& input': { maxWidth: 240, fontSize: '1.375rem', letterSpacing: '0.15em' } })
const Hint = styled('p')(
  themed(({ theme }) => ({ marginTop: 12, fontSize: '0.875rem', color: theme.vars.palette.text.secondary })),
)

/** The code that the customer reads out. */
export function ZipCodeField() {
  const { setValue } = useCheckoutForm()
  const field = useCheckoutField('devicePaymentCode')

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.currentTarget
    void field.onChange(event)
    // In the middle of the code the caret would jump.
    if (selectionStart !== value.length) return
    setValue('devicePaymentCode', grouped(deviceCodeOf(value).slice(0, digits)), { shouldDirty: true })
  }

  return (
    <>
      <Code
        label="Code from the customer's Zip app"
        hint="6 digits. The customer opens Zip, taps Pay in store and reads the code out."
        numeric
        autoComplete="off"
        {...field}
        onChange={type}
      />
      <Hint>After you place the order, the customer confirms on their phone. Allow up to 65 seconds.</Hint>
    </>
  )
}

const DetailList = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: 8,
    margin: '16px 0',
    padding: '12px 0',
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dd': { margin: 0, fontWeight: 700, textAlign: 'right' },
  })),
)

const fillUp = keyframes({ from: { transform: 'scaleX(0)' } })

const Bar = styled('div')(
  themed(({ theme }) => ({
    height: 6,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.divider,
    overflow: 'hidden',
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      backgroundColor: theme.vars.palette.sel.ground,
      transformOrigin: 'left',
      animation: `${fillUp} ${paymentPolling.timeoutMs}ms linear`,
    },
    '@media (prefers-reduced-motion: reduce)': { '&::before': { animation: 'none' } },
  })),
)

const Small = styled('small')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))

export type Waiting = {
  cartId: string
  code: string
  /** Null until the order request has a response: the dialog opens before that [S2-4-14]. */
  reference: string | null
}

type Props = {
  waiting: Waiting
  dueCents: Cents
  /** What has to be done before this page is left. */
  beforeLeave: BeforeLeave
  onApproved: (cartId: string) => void
  onStopped: (text: string, how?: 'cancelled') => void
}

/**
 * Shown while the customer confirms on their phone. Only the result or Cancel closes it, not Escape or a click outside.
 */
export function ZipWaiting({ waiting, dueCents, beforeLeave, onApproved, onStopped }: Props) {
  const { api, brand } = useApp()
  const [isCancelling, setIsCancelling] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const stopAsking = useRef(() => {})
  const isDone = useRef(false)
  const { cartId, code, reference } = waiting
  const body = { cartId, selectedPaymentOption: paymentOptions.ZipInStore }

  function approve() {
    isDone.current = true
    onApproved(cartId)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one round of asking for one reference
  useEffect(() => {
    if (!reference) return
    const query = { ...body, paymentReference: reference }
    stopAsking.current = pollPayment(api, query, (end) => {
      if (end.kind === 'approved') return approve()
      if (end.errorCode) reportFailure('Zip in store', end.text, `stopped with ${end.errorCode}`)
      onStopped(end.text)
    })
    return () => stopAsking.current()
  }, [reference])

  function giveUp() {
    if (isDone.current) return
    stopAsking.current()
    // The request outlives the page; the server decides whether it was in time [S2-4-23].
    api.checkout.cancel({ body }, { keepalive: true }).catch((cause: unknown) => reportFailure('cancel Zip', cause))
  }
  useEventListener('window', 'pagehide', giveUp)
  useImperativeHandle(beforeLeave, () => () => {
    giveUp()
    return new Promise((resolve) => setTimeout(resolve, paymentPolling.leaveWaitMs))
  })

  async function cancel() {
    setIsCancelling(true)
    setProblem(null)
    try {
      const { orderCompleted } = await api.checkout.cancel({ body })
      stopAsking.current()
      if (orderCompleted) approve()
      else onStopped(paymentWaitTexts.cancelled, 'cancelled')
    } catch (cause) {
      reportFailure('cancel Zip', cause)
      setIsCancelling(false)
      setProblem('The payment could not be cancelled. Please try again.')
    }
  }

  return (
    <Modal
      open
      dismissible={false}
      onClose={() => {}}
      size="small"
      title={paymentWaitTexts.title}
      actions={
        <Button
          type="button"
          busy={isCancelling}
          busyText="Cancelling"
          disabled={!reference}
          onClick={() => void cancel()}
        >
          Cancel payment
        </Button>
      }
    >
      <p>{paymentWaitTexts.note}</p>
      <DetailList>
        <dt>To pay</dt>
        <dd className="num">{formatCents(dueCents, { country: brand.country, isZeroFree: false })}</dd>
        <dt>Zip code</dt>
        <dd className="num">{grouped(code)}</dd>
      </DetailList>
      {reference && <Bar />}
      <Small>This can take up to 65 seconds.</Small>
      {problem && <Message tone="error">{problem}</Message>}
    </Modal>
  )
}
