import { FunctionField, TextField } from 'react-admin'
import type { WebhookSummary } from '#contract/manage/manage-webhooks.ts'
import { AddButton } from '../layout/add-button.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { EndpointStateChip } from './endpoint-state-chip.tsx'

/** Systems that are notified of what happens in the shop. */
export function WebhookList() {
  return (
    <ListPage title="Webhooks" actions={<AddButton label="Add webhook" />}>
      <ListTable
        rowClick="show"
        empty={
          <NoRows
            text="No webhooks yet."
            hint="Press “Add webhook” to notify a system of orders, returns or enquiries."
          />
        }
      >
        <RowLink source="address" label="Address" to="show" sortable={false} />
        <TextField source="description" label="What for" sortable={false} />
        <FunctionField
          label="Events"
          textAlign="right"
          sortable={false}
          render={({ events }: WebhookSummary) => events.length}
        />
        <TextField source="waiting" label="Waiting" textAlign="right" sortable={false} />
        <FunctionField
          label="State"
          sortable={false}
          render={(webhook: WebhookSummary) => <EndpointStateChip {...webhook} />}
        />
      </ListTable>
    </ListPage>
  )
}
