import { Alert, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, EditButton, Show, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { WebhookDetail } from '#contract/manage/manage-webhooks.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { showOptions } from '../layout/load-options.tsx'
import { Columns, Facts, Panel, Row, Stacked, WaitingPanels } from '../layout/panel.tsx'
import { api } from '../lib/api.ts'
import { timeText } from '../lib/money.ts'
import { session } from '../lib/session.ts'
import { DeliveryTable, deliveriesKey } from './delivery-table.tsx'
import { EndpointStateChip } from './endpoint-state-chip.tsx'
import { ReplayForm } from './replay-form.tsx'
import { SecretDialog } from './secret-dialog.tsx'

/** Why nothing is sent, and what to do. */
function Trouble({ state, failingSince }: WebhookDetail) {
  const since = failingSince === null ? '' : timeText(failingSince)
  if (state === 'gone')
    return (
      <Alert severity="error">
        The receiver answered that this address is gone (410). Change the address or switch it on again: what waits is
        sent then.
      </Alert>
    )
  if (state === 'failing')
    return (
      <Alert severity="error">
        No delivery has arrived since {since}. Mend the receiver, then switch it on again: what waits is sent then.
      </Alert>
    )
  if (state === 'on' && failingSince !== null)
    return (
      <Alert severity="warning">
        Deliveries fail since {since}. They are tried again; after three days without a success it is switched off.
      </Alert>
    )
  return null
}

function TestButton({ id, state }: WebhookDetail) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const test = useMutation({
    mutationFn: () => api.manageWebhooks.test({ params: { id } }),
    onSuccess: () => notify('A test event is sent in a moment', { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKey(id) }),
  })
  return (
    <BusyButton variant="contained" disabled={state !== 'on'} isBusy={test.isPending} onClick={() => test.mutate()}>
      Send test event
    </BusyButton>
  )
}

function SecretButton({ id }: WebhookDetail) {
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [isAsked, setIsAsked] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = useMutation({
    mutationFn: () => api.manageWebhooks.rotate({ params: { id } }),
    onSuccess: (webhook) => setSecret(webhook.secret),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => setIsAsked(false),
  })
  function close() {
    setSecret(null)
    refresh()
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>New secret</Button>
      <Confirm
        isOpen={isAsked}
        loading={rotate.isPending}
        title="Make a new secret?"
        content="The present one signs for another 24 hours, too. Until then give the new one to the receiver."
        confirm="Make new secret"
        cancel="Go back"
        onConfirm={() => rotate.mutate()}
        onClose={() => setIsAsked(false)}
      />
      {secret !== null && <SecretDialog secret={secret} close={close} />}
    </>
  )
}

function WebhookView() {
  const webhook = useRecordContext<WebhookDetail>()
  const { data } = useQuery({ queryKey: ['session'], queryFn: session })
  if (!webhook) return <WaitingPanels />
  const nameOf = (shop: string) => data?.shops.find(({ key }) => key === shop)?.name ?? shop
  const { id, address, description, events, shops, waiting, formerSecretUntil } = webhook
  return (
    <Columns>
      <Stacked>
        <Trouble {...webhook} />
        <Panel title="Deliveries">
          <DeliveryTable id={id} />
        </Panel>
      </Stacked>
      <Stacked>
        <Panel title="Webhook">
          <Facts>
            <dt>State</dt>
            <dd>
              <EndpointStateChip {...webhook} />
            </dd>
            <dt>Address</dt>
            <dd>{address}</dd>
            {description !== '' && <dt>What for</dt>}
            {description !== '' && <dd>{description}</dd>}
            <dt>Events</dt>
            <dd>
              {events.map((event) => (
                <div key={event}>{event}</div>
              ))}
            </dd>
            <dt>Shops</dt>
            <dd>{shops.map(nameOf).join(', ')}</dd>
            <dt>Waiting</dt>
            <dd>{waiting}</dd>
          </Facts>
        </Panel>
        <Panel title="Test and secret">
          <Row>
            <TestButton {...webhook} />
            <SecretButton {...webhook} />
          </Row>
          {formerSecretUntil !== null && (
            <Typography color="textSecondary">The former secret signs until {timeText(formerSecretUntil)}.</Typography>
          )}
        </Panel>
        <Panel title="Send a span of time again">
          <ReplayForm id={id} />
        </Panel>
      </Stacked>
    </Columns>
  )
}

function Title() {
  return <span>{useRecordContext<WebhookDetail>()?.address}</span>
}

function Actions() {
  return (
    <TopToolbar>
      <Button href="#/webhooks" size="small">
        All webhooks
      </Button>
      <EditButton label="Change" />
    </TopToolbar>
  )
}

export function WebhookPage() {
  return (
    <Show title={<Title />} actions={<Actions />} component="div" {...showOptions}>
      <WebhookView />
    </Show>
  )
}
