import { FunctionField, TextField } from 'react-admin'
import { messageFiles, type Subscriber } from '#contract/manage/manage-messages.ts'
import { CsvButton } from '../layout/csv-button.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { RemoveButton } from '../layout/remove-button.tsx'
import { api } from '../lib/api.ts'
import { timeText } from '../lib/money.ts'

export function SubscriberList() {
  return (
    <ListPage title="Newsletter" search="Email or name" actions={<CsvButton path={messageFiles.newsletterCsv.path} />}>
      <ListTable empty={<NoRows text="No one has subscribed yet." />}>
        <TextField source="id" label="Email" sortable={false} />
        <TextField source="name" label="Name" sortable={false} />
        <TextField source="postcode" label="Postcode" sortable={false} />
        <FunctionField
          label="Since"
          sortable={false}
          render={({ subscribedAt }: Subscriber) => timeText(subscribedAt)}
        />
        <FunctionField
          label="Actions"
          sortable={false}
          render={({ id }: Subscriber) => (
            <RemoveButton
              resource="newsletter"
              verb="Unsubscribe"
              name={id}
              explanation="The address gets no newsletter any more. Your webhooks are notified."
              remove={() => api.manageNewsletter.remove({ params: { id } })}
            />
          )}
        />
      </ListTable>
    </ListPage>
  )
}
