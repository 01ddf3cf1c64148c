import { NumberInput, required, SelectInput, TextField, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { AddButton } from '../layout/add-button.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGrid } from '../layout/form-parts.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { useMayChange } from '../lib/session.ts'
import { FirstSteps } from '../products/first-steps.tsx'
import { allCities } from './cities.ts'

export function WarehouseList() {
  const mayChange = useMayChange()
  return (
    <>
      <FirstSteps />
      <ListPage title="Warehouses" search="Code or name" actions={mayChange && <AddButton label="Add warehouse" />}>
        <ListTable
          rowClick={mayChange && 'edit'}
          empty={<NoRows text="No warehouses yet." hint="Press “Add warehouse”: stock is counted in one." />}
        >
          <RowLink source="id" label="Code" to={mayChange && 'edit'} sortable={false} />
          <TextField source="name" label="Name" sortable={false} />
          <TextField source="state" label="State" sortable={false} />
          <TextField source="areas" label="Suburbs" textAlign="right" sortable={false} />
        </ListTable>
      </ListPage>
    </>
  )
}

/** Fills in the position of a city. */
function CityInput() {
  const { setValue } = useFormContext()
  return (
    <SelectInput
      source="city"
      label="Near"
      choices={allCities.map(({ id }) => ({ id, name: id }))}
      helperText="Fills in the position, which you can make exact"
      onChange={(event: { target?: { value?: unknown } }) => {
        const city = allCities.find(({ id }) => id === event.target?.value)
        for (const name of ['state', 'latitude', 'longitude'] as const)
          if (city) setValue(name, city[name], { shouldDirty: true, shouldValidate: true })
      }}
    />
  )
}

function Fields() {
  return (
    <>
      <TextInput source="name" label="Name" validate={required('Enter a name')} />
      <CityInput />
      <FieldGrid>
        <TextInput source="state" label="State" helperText={false} />
        <NumberInput source="latitude" label="Latitude" validate={required('Enter a latitude')} helperText={false} />
        <NumberInput source="longitude" label="Longitude" validate={required('Enter a longitude')} helperText={false} />
      </FieldGrid>
    </>
  )
}

type Values = { code?: string; name: string; state?: string | null; latitude: number; longitude: number }
const toBody = ({ name, state, latitude, longitude }: Values) => ({ name, state: state ?? '', latitude, longitude })

export function WarehouseCreate() {
  return (
    <CreatePage title="Add warehouse" transform={({ code, ...values }: Values) => ({ code, ...toBody(values) })}>
      <TextInput
        source="code"
        label="Code"
        validate={required('Enter a code')}
        helperText="Imported stock names it. It cannot be changed later."
      />
      <Fields />
    </CreatePage>
  )
}

export function WarehouseEdit() {
  return (
    <EditPage field="name" transform={(values: Values) => toBody(values)}>
      <Fields />
    </EditPage>
  )
}
