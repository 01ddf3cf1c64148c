import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import type { OrderState } from '#contract/fields/order-states.ts'
import type { OrderDetail } from '#contract/manage/manage-orders.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { api } from '../lib/api.ts'
import { stateNames } from './order-state-chip.tsx'

const actions: Record<OrderState, string> = {
  ordered: 'Ordered',
  packed: 'Mark as packed',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
}

/** What is asked before a step that cannot be taken back or that mails the customer. */
const questions: Partial<Record<OrderState, string>> = {
  shipped: 'The customer gets an email.',
  cancelled:
    'This cannot be taken back. Money and stock do not change: refund the payment below, and correct the stock in the product.',
}

const unpaidEnd = 'This cannot be taken back. The stock is free again, and the customer gets an email.'

/** The steps that can follow. */
export function StateButtons({ order: { id, number, next, payBy } }: { order: OrderDetail }) {
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [asked, setAsked] = useState<OrderState | null>(null)
  const [trackingUrl, setTrackingUrl] = useState('')
  const change = useMutation({
    mutationFn: (state: OrderState) =>
      api.manageOrders.setState({ params: { id }, body: { state, ...(state === 'shipped' ? { trackingUrl } : {}) } }),
    onSuccess: ({ state }) => notify(`Order ${number} is now ${stateNames[state].toLowerCase()}`, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => {
      setAsked(null)
      refresh()
    },
  })
  const isUnpaidEnd = asked === 'cancelled' && payBy !== null
  const question = isUnpaidEnd ? unpaidEnd : asked && questions[asked]
  return (
    <>
      {next.map((state, position) => (
        <BusyButton
          key={state}
          // One filled button: the next step.
          variant={state === 'cancelled' ? 'text' : position === 0 ? 'contained' : 'outlined'}
          color={state === 'cancelled' ? 'error' : 'primary'}
          isBusy={change.isPending}
          onClick={() => (questions[state] ? setAsked(state) : change.mutate(state))}
        >
          {actions[state]}
        </BusyButton>
      ))}
      <Confirm
        isOpen={asked !== null}
        loading={change.isPending}
        title={asked === 'shipped' ? `Order ${number} was shipped?` : `Cancel order ${number}?`}
        content={
          <>
            {question}
            {asked === 'shipped' && (
              <TextField
                fullWidth
                margin="normal"
                label="Link to follow the parcel"
                placeholder="https://"
                helperText="Leave empty if there is none"
                value={trackingUrl}
                onChange={({ target }) => setTrackingUrl(target.value)}
              />
            )}
          </>
        }
        confirm={asked ? actions[asked] : ''}
        cancel="Go back"
        onConfirm={() => asked && change.mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
