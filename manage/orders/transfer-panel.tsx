import { Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import type { OrderDetail } from '#contract/manage/manage-orders.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { Panel } from '../layout/panel.tsx'
import { api } from '../lib/api.ts'
import { moneyText } from '../lib/money.ts'

/** What an order waits for, and the button for when it is there. */
export function TransferPanel({ order, isAllowed }: { order: OrderDetail; isAllowed: boolean }) {
  const { id, number, total, payBy } = order
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [isAsked, setAsked] = useState(false)
  const receive = useMutation({
    mutationFn: () => api.manageOrders.receive({ params: { id } }),
    onSuccess: () => notify(`${moneyText(total)} recorded for order ${number}`, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => {
      setAsked(false)
      refresh()
    },
  })
  return (
    <Panel title="Bank transfer">
      <Stack spacing={2}>
        <Typography>
          Waits for {moneyText(total)} with the reference {number}, until {payBy}. The stock is held until then.
        </Typography>
        {isAllowed && (
          <BusyButton variant="contained" isBusy={receive.isPending} onClick={() => setAsked(true)}>
            Transfer has arrived
          </BusyButton>
        )}
      </Stack>
      <Confirm
        isOpen={isAsked}
        loading={receive.isPending}
        title={`${moneyText(total)} for order ${number} has arrived?`}
        content="The customer gets an email, and the order can be packed."
        confirm="Transfer has arrived"
        cancel="Go back"
        onConfirm={() => receive.mutate()}
        onClose={() => setAsked(false)}
      />
    </Panel>
  )
}
