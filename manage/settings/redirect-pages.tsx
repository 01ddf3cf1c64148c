import {
  Create,
  CreateButton,
  Datagrid,
  Edit,
  required,
  SimpleForm,
  TextField,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import type { ManagedRedirect } from '#contract/manage/manage-settings.ts'
import { Narrow, SaveBar } from '../layout/form-parts.tsx'
import { ListPage, NoRows } from '../layout/list-page.tsx'
import { RemoveButton } from '../layout/remove-button.tsx'
import { api } from '../lib/api.ts'

export function RedirectList() {
  return (
    <ListPage title="Redirects" search="Address" actions={<CreateButton label="Add redirect" />}>
      <Datagrid
        bulkActionButtons={false}
        rowClick="edit"
        empty={<NoRows text="No redirects. Press “Add redirect” when a page has moved." />}
      >
        <TextField source="id" label="Old address" sortable={false} />
        <TextField source="to" label="Leads to" sortable={false} />
      </Datagrid>
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
    <Create title="Add redirect" redirect="list">
      <SimpleForm toolbar={<SaveBar label="Add redirect" />}>
        <Narrow>
          <TextInput
            source="from"
            label="Old address"
            placeholder="/old-kettle"
            validate={required('Enter the old address')}
            helperText="Only counts while no page has this address"
          />
          <To />
        </Narrow>
      </SimpleForm>
    </Create>
  )
}

function Title() {
  return <span>{useRecordContext<ManagedRedirect>()?.id}</span>
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
    <Edit
      title={<Title />}
      mutationMode="pessimistic"
      redirect="list"
      actions={<Actions />}
      transform={({ to }: ManagedRedirect) => ({ to })}
    >
      <SimpleForm toolbar={<SaveBar label="Save" />}>
        <Narrow>
          <To />
        </Narrow>
      </SimpleForm>
    </Edit>
  )
}
