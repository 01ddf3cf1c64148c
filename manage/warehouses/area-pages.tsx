import { useQuery } from '@tanstack/react-query'
import {
  Create,
  CreateButton,
  Datagrid,
  required,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  usePermissions,
} from 'react-admin'
import { Narrow, SaveBar } from '../layout/form-parts.tsx'
import { ListPage, NoRows } from '../layout/list-page.tsx'
import { api } from '../lib/api.ts'
import { hasRole } from '../lib/session.ts'

export function AreaList() {
  const { permissions } = usePermissions()
  const mayChange = hasRole(permissions, 'owner', 'merchandiser')
  return (
    <ListPage
      title="Delivery areas"
      search="Suburb or postcode"
      actions={mayChange && <CreateButton label="Add suburb" />}
    >
      <Datagrid
        bulkActionButtons={false}
        empty={
          <NoRows text="The shop delivers nowhere yet. Press “Add suburb”, or import a list of all suburbs of the country." />
        }
      >
        <TextField source="suburb" label="Suburb" sortable={false} />
        <TextField source="postcode" label="Postcode" sortable={false} />
        <TextField source="state" label="State" sortable={false} />
        <TextField source="warehouse" label="From" sortable={false} />
      </Datagrid>
    </ListPage>
  )
}

type Values = { suburb: string; postcode: string; state?: string | null; warehouse: string }

export function AreaCreate() {
  const { data } = useQuery({
    queryKey: ['warehouse-choices'],
    queryFn: () => api.manageDelivery.warehouses({ query: { limit: 100 } }),
  })
  if (!data) return null
  return (
    <Create
      title="Add suburb"
      redirect="list"
      transform={({ suburb, postcode, state, warehouse }: Values) => ({
        suburb,
        postcode,
        state: state ?? '',
        warehouse,
      })}
    >
      <SimpleForm
        defaultValues={{ warehouse: data.rows.length === 1 ? data.rows[0]?.id : undefined }}
        toolbar={<SaveBar label="Add suburb" />}
      >
        <Narrow>
          <TextInput source="suburb" label="Suburb" validate={required('Enter a suburb')} />
          <TextInput source="postcode" label="Postcode" validate={required('Enter a postcode')} />
          <TextInput source="state" label="State" />
          <SelectInput
            source="warehouse"
            label="Delivered from"
            choices={data.rows.map(({ id, name }) => ({ id, name }))}
            validate={required('Choose a warehouse')}
          />
        </Narrow>
      </SimpleForm>
    </Create>
  )
}
