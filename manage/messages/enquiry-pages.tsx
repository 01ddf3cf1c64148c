import { Button, Chip } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import {
  FunctionField,
  SelectInput,
  Show,
  TextField,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import type { Enquiry } from '#contract/manage/manage-messages.ts'
import { messageFiles } from '#contract/manage/manage-messages.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { CsvButton } from '../layout/csv-button.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { showOptions } from '../layout/load-options.tsx'
import { Columns, Facts, Panel, Stacked, WaitingPanels } from '../layout/panel.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { api } from '../lib/api.ts'
import { dateText, timeText } from '../lib/money.ts'

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    emptyText="All states"
    choices={[
      { id: 'open', name: 'Open' },
      { id: 'done', name: 'Done' },
    ]}
  />,
]

const State = ({ isDone }: Enquiry) => (
  <Chip size="small" variant="outlined" color={isDone ? 'default' : 'warning'} label={isDone ? 'Done' : 'Open'} />
)

export function EnquiryList() {
  return (
    <ListPage
      title="Enquiries"
      search="Reference or words"
      filters={filters}
      actions={<CsvButton path={messageFiles.enquiriesCsv.path} />}
    >
      <ListTable
        rowClick="show"
        empty={<NoRows text="No enquiries yet. They appear here as soon as a shopper sends a form." />}
      >
        <RowLink source="reference" label="Reference" to="show" sortable={false} />
        <FunctionField label="Sent" sortable={false} render={({ sentAt }: Enquiry) => timeText(sentAt)} />
        <TextField source="form" label="Form" sortable={false} />
        <TextField source="name" label="From" sortable={false} />
        <FunctionField label="State" sortable={false} render={State} />
      </ListTable>
    </ListPage>
  )
}

function StateButton({ id, isDone }: Enquiry) {
  const [notify, refresh] = [useNotify(), useRefresh()]
  const change = useMutation({
    mutationFn: () => api.manageEnquiries.setState({ params: { id }, body: { isDone: !isDone } }),
    onSuccess: () => {
      notify(isDone ? 'Open again' : 'Marked as done', { type: 'success' })
      refresh()
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
  return (
    <BusyButton variant="contained" isBusy={change.isPending} onClick={() => change.mutate()}>
      {isDone ? 'Open again' : 'Mark as done'}
    </BusyButton>
  )
}

/** A day that was picked is sent as it is stored. */
const answerText = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? dateText(value) : value)

function View() {
  const enquiry = useRecordContext<Enquiry>()
  if (!enquiry) return <WaitingPanels />
  const { answers, email, form, reference, sentAt, sku } = enquiry
  return (
    <Columns>
      <Panel title={form}>
        <Facts>
          {answers.map(({ label, value }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} answer`}>{answerText(value)}</dd>,
          ])}
        </Facts>
      </Panel>
      <Stacked>
        <Panel title="Enquiry">
          <Facts>
            <dt>State</dt>
            <dd>
              <State {...enquiry} />
            </dd>
            <dt>Reference</dt>
            <dd>{reference}</dd>
            <dt>Sent</dt>
            <dd>{timeText(sentAt)}</dd>
            {sku !== null && <dt>Product</dt>}
            {sku !== null && <dd>{sku}</dd>}
          </Facts>
        </Panel>
        <Panel title="What next">
          <Stacked>
            {email !== '' && (
              <Button variant="outlined" href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
                Answer by email
              </Button>
            )}
            <StateButton {...enquiry} />
          </Stacked>
        </Panel>
      </Stacked>
    </Columns>
  )
}

function Title() {
  return <span>{useRecordContext<Enquiry>()?.reference}</span>
}

const Actions = () => (
  <TopToolbar>
    <Button href="#/enquiries">All enquiries</Button>
  </TopToolbar>
)

export function EnquiryPage() {
  return (
    <Show title={<Title />} actions={<Actions />} component="div" {...showOptions}>
      <View />
    </Show>
  )
}
