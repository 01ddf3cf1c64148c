import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { cancelEdit, retryEdit } from '#features/cart/queries.ts'
import { useApp } from '#lib/app.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { AlertIcon, ClockIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { type PendingItem, pendingItems, unreadableEdits } from './pending-changes.ts'

const Root = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 4,
    marginTop: 16,
    padding: '12px 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    fontSize: '0.875rem',
    '& h3': { font: 'inherit', fontWeight: 700 },
    '& > p, & small': { color: theme.vars.palette.text.secondary, fontSize: 'inherit' },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '0 10px',
      minHeight: 44,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& li:first-of-type': { borderTop: 0 },
    '& [data-refused] > svg': { color: theme.vars.palette.error.main },
    '& svg': { color: theme.vars.palette.text.secondary },
  })),
)

const Actions = styled('span')({ display: 'flex', gap: 16 })

const Reason = styled('span')(
  themed(({ theme }) => ({ gridColumn: '2 / -1', color: theme.vars.palette.error.main, paddingBottom: 8 })),
)

const unreadableText = (count: number) =>
  count === 1
    ? 'One change was made in another version of this app. It stays on this device until that version sends it.'
    : `${count} changes were made in another version of this app. They stay on this device until that version sends them.`

/** Lists the changes that are waiting to be sent and those that the server rejected. */
export function PendingList() {
  const { data: items = [] } = useQuery(pendingItems())
  const { data: unreadable = 0 } = useQuery(unreadableEdits())
  if (items.length + unreadable === 0) return null
  const rejected = items.filter(({ reason }) => reason !== null)
  const waiting = items.filter(({ reason }) => reason === null)
  return (
    <>
      {rejected.length > 0 && (
        <Root aria-label="Needs you">
          <h3>Needs you</h3>
          <p>We could not save this. Try again or dismiss it.</p>
          <Items items={rejected} />
        </Root>
      )}
      {waiting.length > 0 && (
        <Root aria-label="Waiting to send">
          <h3>Waiting to send</h3>
          <p>Saved on this device. We send it and confirm prices when you are back online.</p>
          <Items items={waiting} />
        </Root>
      )}
      {unreadable > 0 && (
        <Root aria-label="Made in another version">
          <h3>Made in another version</h3>
          <p>{unreadableText(unreadable)}</p>
        </Root>
      )}
    </>
  )
}

function Items({ items }: { items: readonly PendingItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  )
}

function Item({ item }: { item: PendingItem }) {
  const app = useApp()
  const cancel = useMutation(cancelEdit(app))
  const retry = useMutation(retryEdit(app))
  const { id, action, title, reason, isTried } = item
  const Icon = reason === null ? ClockIcon : AlertIcon
  const takeBack = reason === null ? 'Cancel' : 'Dismiss'
  return (
    <li data-refused={reason !== null || undefined}>
      <Icon size={18} />
      <span>
        {action}: {title}
      </span>
      <Actions>
        <TextButton type="button" aria-label={`Try again: ${action} ${title}`} onClick={() => retry.mutate(id)}>
          Try again
        </TextButton>
        {!isTried && (
          <TextButton type="button" aria-label={`${takeBack}: ${action} ${title}`} onClick={() => cancel.mutate(id)}>
            {takeBack}
          </TextButton>
        )}
      </Actions>
      {reason !== null && <Reason>{reason}</Reason>}
    </li>
  )
}
