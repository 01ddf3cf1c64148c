import { ArrayInput, BooleanInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'

const kinds = [
  { id: 'range', name: 'A number, such as 2200 W' },
  { id: 'choice', name: 'Words, such as Stainless steel' },
]

/** New attributes, each with its name, kind and unit. */
export function AttributeInputs({ source, label }: { source: string; label: string }) {
  return (
    <ArrayInput
      source={source}
      label={label}
      helperText="What shoppers filter and compare by. The first three are shown on the cards of lists."
    >
      <SimpleFormIterator inline disableReordering>
        <TextInput source="name" label="Name" validate={required('Enter a name')} helperText={false} />
        <SelectInput
          source="kind"
          label="Kind"
          choices={kinds}
          defaultValue="range"
          validate={required('Choose a kind')}
          helperText={false}
        />
        <TextInput source="unit" label="Unit" helperText={false} />
        <BooleanInput source="isFilter" label="Filter" defaultValue={true} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

type Row = { name: string; kind: string; unit?: string | null; isFilter?: boolean }

/** The rows as the call wants them: an empty field is null in the form. */
export const attributeRows = (rows: readonly Row[] | undefined) =>
  (rows ?? []).map(({ name, kind, unit, isFilter = true }) => ({ name, kind, unit: unit ?? '', isFilter }))
