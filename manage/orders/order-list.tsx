import { FunctionField, SelectInput, TextField, usePermissions } from 'react-admin'
import { orderStates } from '#contract/fields/order-states.ts'
import { manageFiles, type OrderSummary } from '#contract/manage/manage-orders.ts'
import { CsvButton } from '../layout/csv-button.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { moneyText, timeText } from '../lib/money.ts'
import { hasRole } from '../lib/session.ts'
import { FirstSteps } from '../products/first-steps.tsx'
import { OrderStateChip, stateNames, UnpaidChip } from './order-state-chip.tsx'

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    emptyText="All states"
    choices={orderStates.map((id) => ({ id, name: stateNames[id] }))}
  />,
  <SelectInput
    key="isUnpaid"
    source="isUnpaid"
    label="Payment"
    alwaysOn
    emptyText="All payments"
    choices={[{ id: 'true', name: 'Waits for transfer' }]}
  />,
]

function Export() {
  const { permissions } = usePermissions()
  return hasRole(permissions, ...manageFiles.ordersCsv.roles) && <CsvButton path={manageFiles.ordersCsv.path} />
}

export function OrderList() {
  return (
    <>
      <FirstSteps />
      <ListPage title="Orders" search="Number, name or email" filters={filters} actions={<Export />}>
        <ListTable
          rowClick="show"
          empty={<NoRows text="No orders yet. They appear here as soon as a customer has paid." />}
        >
          <RowLink source="number" label="Order" to="show" sortable={false} />
          <FunctionField label="Placed" sortable={false} render={({ placedAt }: OrderSummary) => timeText(placedAt)} />
          <TextField source="customer" label="Customer" sortable={false} />
          <TextField source="email" label="Email" sortable={false} />
          <FunctionField
            label="Total"
            textAlign="right"
            sortable={false}
            render={({ total }: OrderSummary) => moneyText(total)}
          />
          <FunctionField
            label="State"
            sortable={false}
            render={({ state, isUnpaid }: OrderSummary) =>
              isUnpaid ? <UnpaidChip /> : <OrderStateChip state={state} />
            }
          />
        </ListTable>
      </ListPage>
    </>
  )
}
