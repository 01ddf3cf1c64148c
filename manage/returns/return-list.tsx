import { styled } from '@mui/material'
import { FunctionField, TextField } from 'react-admin'
import type { WaitingReturn } from '#contract/manage/manage-returns.ts'
import { reasonTexts } from '#domain/orders/order-return.ts'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { timeText } from '../lib/money.ts'
import { DecideButtons } from './decide-buttons.tsx'

// In a narrow window the list scrolls instead.
const Text = styled('div')({ minWidth: 260, '& q': { whiteSpace: 'pre-line' } })

function Wanted({ lines, comment }: Pick<WaitingReturn, 'lines' | 'comment'>) {
  return (
    <Text>
      {lines.map(({ position, title, quantity, reason }) => (
        <div key={position}>
          {quantity} × {title}: {reasonTexts[reason]}
        </div>
      ))}
      {comment !== '' && <q>{comment}</q>}
    </Text>
  )
}

/** Returns that wait for a decision. */
export function ReturnList() {
  return (
    <ListPage title="Returns">
      <ListTable empty={<NoRows text="No return waits for a decision." />}>
        <FunctionField label="Asked" sortable={false} render={(row: WaitingReturn) => timeText(row.requestedAt)} />
        <TextField source="orderNumber" label="Order" sortable={false} />
        <TextField source="customer" label="Customer" sortable={false} />
        <FunctionField label="Wants to return" sortable={false} render={(row: WaitingReturn) => <Wanted {...row} />} />
        <FunctionField label="Decide" sortable={false} render={(row: WaitingReturn) => <DecideButtons row={row} />} />
      </ListTable>
    </ListPage>
  )
}
