import { required, TextField, TextInput, TopToolbar, useRecordContext } from 'react-admin'
import type { ManagedRedirect } from '#contract/manage/manage-settings.ts'
import { AddButton } from '../layout/add-button.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { RemoveButton } from '../layout/remove-button.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { api } from '../lib/api.ts'

export function RedirectList() {
  return (
    <ListPage title="Redirects" search="Address" actions={<AddButton label="Add redirect" />}>
      <ListTable
        rowClick="edit"
        empty={<NoRows text="No redirects." hint="Press “Add redirect” when a page has moved." />}
      >
        <RowLink source="id" label="Old address" to="edit" sortable={false} />
        <TextField source="to" label="Leads to" sortable={false} />
      </ListTable>
    </ListPage>
  )
}

const To = () => (
  <TextInput
    source="to"
    label="New address"
    placeholder="/p/copper-kettle"
    validate={required('Enter the new address')}
    helperText="A page of this shop, from the first / on"
  />
)

export function RedirectCreate() {
  return (
    <CreatePage title="Add redirect">
      <TextInput
        source="from"
        label="Old address"
        placeholder="/old-kettle"
        validate={required('Enter the old address')}
        helperText="Only counts while no page has this address"
      />
      <To />
    </CreatePage>
  )
}

function Actions() {
  const redirect = useRecordContext<ManagedRedirect>()
  if (!redirect) return null
  const { id } = redirect
  return (
    <TopToolbar>
      <RemoveButton
        resource="redirects"
        name={id}
        explanation="The old address is missing again."
        remove={() => api.manageRedirects.remove({ params: { id } })}
      />
    </TopToolbar>
  )
}

export function RedirectEdit() {
  return (
    <EditPage field="id" actions={<Actions />} transform={({ to }: ManagedRedirect) => ({ to })}>
      <To />
    </EditPage>
  )
}
