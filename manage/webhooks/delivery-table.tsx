import {
  Alert,
  Button,
  Chip,
  styled,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { DeliveryState, WebhookDelivery } from '#contract/manage/manage-webhooks.ts'
import { countText } from '#domain/project/project-texts.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { api } from '../lib/api.ts'
import { timeText } from '../lib/money.ts'

const Scroll = styled('div')({ overflowX: 'auto' })
const Cut = styled('div')({ maxWidth: 320, maxHeight: 60, overflow: 'auto', overflowWrap: 'anywhere' })

const states = {
  pending: { name: 'Waiting', color: 'warning' },
  delivered: { name: 'Delivered', color: 'success' },
  failed: { name: 'Given up', color: 'error' },
} as const satisfies Record<DeliveryState, { name: string; color: string }>

export const deliveriesKey = (id: string) => ['webhook-deliveries', id]

/** While the page is open, its deliveries are read again: the next attempts are made in the meantime. */
const refreshMs = 4_000

function Row({ delivery, send }: { delivery: WebhookDelivery; send: () => void }) {
  const { event, at, state, tries, nextAt, status, response, problem } = delivery
  const { name, color } = states[state]
  return (
    <TableRow>
      <TableCell>
        {event}
        <Typography variant="body2" color="textSecondary">
          {timeText(at)}
        </Typography>
      </TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={color} label={name} />
        <Typography variant="body2" color="textSecondary">
          {countText(tries, 'attempt')}
          {nextAt !== null && tries > 0 && `, next ${timeText(nextAt)}`}
        </Typography>
        <Button size="small" onClick={send} aria-label={`Send again: ${event} of ${timeText(at)}`}>
          Send again
        </Button>
      </TableCell>
      <TableCell>
        <Cut>{[status, problem ?? response].filter(Boolean).join(' ')}</Cut>
      </TableCell>
    </TableRow>
  )
}

/** What was sent to a webhook, the newest first. */
export function DeliveryTable({ id }: { id: string }) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const deliveries = useInfiniteQuery({
    queryKey: deliveriesKey(id),
    queryFn: ({ pageParam }) =>
      api.manageWebhooks.deliveries({ params: { id }, query: { ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  })
  const again = useMutation({
    mutationFn: (deliveryId: string) => api.manageWebhooks.sendAgain({ params: { id: deliveryId } }),
    onSuccess: () => notify('It is sent again in a moment', { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKey(id) }),
  })
  if (deliveries.isError) return <Alert severity="error">{deliveries.error.message}</Alert>
  const rows = deliveries.data?.pages.flatMap((page) => page.rows)
  if (!rows) return <Typography color="textSecondary">Loading…</Typography>
  if (rows.length === 0) return <Typography color="textSecondary">Nothing was sent in the last 30 days.</Typography>
  return (
    <>
      <Scroll>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Event</TableCell>
              <TableCell>State</TableCell>
              <TableCell>Response</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((delivery) => (
              <Row key={delivery.id} delivery={delivery} send={() => again.mutate(delivery.id)} />
            ))}
          </TableBody>
        </Table>
      </Scroll>
      {deliveries.hasNextPage && (
        <BusyButton isBusy={deliveries.isFetchingNextPage} onClick={() => void deliveries.fetchNextPage()}>
          Show older ones
        </BusyButton>
      )}
    </>
  )
}
