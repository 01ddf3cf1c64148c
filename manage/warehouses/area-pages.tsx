import { useQuery } from '@tanstack/react-query'
import { required, TextField, TextInput } from 'react-admin'
import { AddButton } from '../layout/add-button.tsx'
import { SearchedChoice } from '../layout/choices.tsx'
import { CreatePage } from '../layout/form-page.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { api } from '../lib/api.ts'
import { useMayChange } from '../lib/session.ts'
import { FirstSteps } from '../products/first-steps.tsx'

export function AreaList() {
  const mayChange = useMayChange()
  return (
    <>
      <FirstSteps />
      <ListPage
        title="Delivery areas"
        search="Suburb or postcode"
        actions={mayChange && <AddButton label="Add suburb" />}
      >
        <ListTable
          empty={
            <NoRows
              text="The shop delivers nowhere yet."
              hint="Press “Add suburb”, or import a list of all suburbs of the country."
            />
          }
        >
          <TextField source="suburb" label="Suburb" sortable={false} />
          <TextField source="postcode" label="Postcode" sortable={false} />
          <TextField source="state" label="State" sortable={false} />
          <TextField source="warehouse" label="From" sortable={false} />
        </ListTable>
      </ListPage>
    </>
  )
}

type Values = { suburb: string; postcode: string; state?: string | null; warehouse: string }

export function AreaCreate() {
  const { data } = useQuery({
    queryKey: ['first-warehouses'],
    queryFn: () => api.manageDelivery.warehouses({ query: { limit: 2 } }),
  })
  if (!data) return null
  const [first, second] = data.rows
  return (
    <CreatePage
      title="Add suburb"
      transform={({ suburb, postcode, state, warehouse }: Values) => ({
        suburb,
        postcode,
        state: state ?? '',
        warehouse,
      })}
      defaultValues={{ warehouse: second ? undefined : first?.id }}
    >
      <TextInput source="suburb" label="Suburb" validate={required('Enter a suburb')} />
      <TextInput source="postcode" label="Postcode" validate={required('Enter a postcode')} />
      <TextInput source="state" label="State" />
      <SearchedChoice
        source="warehouse"
        reference="warehouses"
        label="Delivered from"
        optionText="name"
        needed="Choose a warehouse"
      />
    </CreatePage>
  )
}
