import { useQuery } from '@tanstack/react-query'
import { CreateButton, Datagrid, required, SelectInput, TextField, TextInput } from 'react-admin'
import { CreatePage } from '../layout/form-page.tsx'
import { ListPage, NoRows } from '../layout/list-page.tsx'
import { api } from '../lib/api.ts'
import { useMayChange } from '../lib/session.ts'

export function AreaList() {
  const mayChange = useMayChange()
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
    <CreatePage
      title="Add suburb"
      transform={({ suburb, postcode, state, warehouse }: Values) => ({
        suburb,
        postcode,
        state: state ?? '',
        warehouse,
      })}
      defaultValues={{ warehouse: data.rows.length === 1 ? data.rows[0]?.id : undefined }}
    >
      <TextInput source="suburb" label="Suburb" validate={required('Enter a suburb')} />
      <TextInput source="postcode" label="Postcode" validate={required('Enter a postcode')} />
      <TextInput source="state" label="State" />
      <SelectInput
        source="warehouse"
        label="Delivered from"
        choices={data.rows.map(({ id, name }) => ({ id, name }))}
        validate={required('Choose a warehouse')}
      />
    </CreatePage>
  )
}
