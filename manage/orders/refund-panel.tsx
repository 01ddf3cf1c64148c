import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { OrderDetail } from '#contract/manage/manage-orders.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { useFocusWrong } from '../layout/focus-wrong.tsx'
import { Panel } from '../layout/panel.tsx'
import { api } from '../lib/api.ts'
import { moneyText, timeText } from '../lib/money.ts'

type Refund = { id: string; amount: number; reason: string; refundable?: number }
type Failure = Error & { body?: { errors?: { amount?: string; reason?: string } } }

function useRefund(id: string) {
  const [notify, refresh] = [useNotify(), useRefresh()]
  return useMutation<OrderDetail, Failure, Refund>({
    mutationFn: (refund) => api.manageOrders.refund({ params: { id }, body: refund }),
    onSuccess: (_order, { amount }) => notify(`${moneyText(amount)} sent back`, { type: 'success' }),
    onSettled: () => refresh(),
  })
}

function RefundForm({ order }: { order: OrderDetail }) {
  const refund = useRefund(order.id)
  // One id for each refund that is typed in, so that sending it twice is one refund.
  const [id, setId] = useState(() => crypto.randomUUID())
  // Empty at first: a whole refund is a choice, never what an unread form does.
  const [amount, setAmount] = useState('')
  const formRef = useFocusWrong<HTMLFormElement>(refund.error)
  const { amount: amountError, reason: reasonError } = refund.error?.body?.errors ?? {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const { refundable } = order
    const wanted = { id, amount: Number(amount), reason: String(fields.get('reason')), refundable }
    refund.mutate(wanted, {
      onSuccess: () => {
        form.reset()
        setAmount('')
        setId(crypto.randomUUID())
      },
    })
  }

  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack spacing={2}>
        {refund.error && !amountError && !reasonError && <Alert severity="error">{refund.error.message}</Alert>}
        <div>
          <TextField
            name="amount"
            label="Amount to send back"
            type="number"
            fullWidth
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            slotProps={{ htmlInput: { min: 0.01, step: 0.01 } }}
            error={amountError !== undefined}
            helperText={amountError ?? `Up to ${moneyText(order.refundable)}`}
          />
          <Button size="small" sx={{ marginLeft: '9px' }} onClick={() => setAmount(String(order.refundable))}>
            Enter the whole {moneyText(order.refundable)}
          </Button>
        </div>
        <TextField
          name="reason"
          label="Reason"
          error={reasonError !== undefined}
          helperText={reasonError ?? 'For your colleagues; the customer does not see it'}
        />
        <BusyButton type="submit" variant="outlined" isBusy={refund.isPending}>
          Refund {Number(amount) > 0 && moneyText(Number(amount))}
        </BusyButton>
      </Stack>
    </form>
  )
}

const refundStates = {
  requested: 'requested, not confirmed yet',
  done: 'sent back',
  failed: 'did not arrive: the payment provider could not send it',
} as const

/** What was paid and sent back, and the form to send back more. */
export function RefundPanel({ order, isAllowed }: { order: OrderDetail; isAllowed: boolean }) {
  const again = useRefund(order.id)
  return (
    <Panel title="Payment">
      <Stack spacing={2}>
        <div>
          <Typography>{moneyText(order.paid)} paid</Typography>
          <Typography variant="body2" color="textSecondary">
            {order.payment}
          </Typography>
        </div>
        {order.refunds.map(({ id, amount, reason, state, requestedBy, requestedAt }) => (
          <div key={id}>
            <Typography>
              {moneyText(amount)} {refundStates[state]}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {reason} · {requestedBy}, {timeText(requestedAt)}
            </Typography>
            {state === 'requested' && isAllowed && (
              <BusyButton isBusy={again.isPending} onClick={() => again.mutate({ id, amount, reason })}>
                Send again
              </BusyButton>
            )}
          </div>
        ))}
        {order.notArrived > 0 && (
          <Alert severity="error">
            The customer knows that {moneyText(order.notArrived)} did not arrive. Refund it again, or call them.
          </Alert>
        )}
        {again.error && <Alert severity="error">{again.error.message}</Alert>}
        {isAllowed && order.isByTransfer && order.refundable > 0 && (
          <Alert severity="info">Send the money from your bank. This records it on the order.</Alert>
        )}
        {isAllowed && order.refundable > 0 && <RefundForm order={order} />}
      </Stack>
    </Panel>
  )
}
