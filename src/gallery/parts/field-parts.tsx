import { useState } from 'react'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { type Range, RangeField } from '#ui/form/range-field.tsx'
import { NativeSelect, SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CheckIcon } from '#ui/icon/icons.tsx'
import { Columns, Group, Row } from '../group.tsx'

const stores = [
  { value: 'a', label: 'Redfern' },
  { value: 'b', label: 'Marrickville' },
]
const suburbs = ['2204 MARRICKVILLE, NSW', '2035 MAROUBRA, NSW', '3032 MARIBYRNONG, VIC']
const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`

export function FieldParts() {
  return (
    <Group title="Fields">
      <Columns>
        <TextField label="Empty" placeholder="Such as 12 Harbour Street" />
        <TextField label="Filled" defaultValue="12 Harbour Street" />
        <TextField label="With a hint" hint="For the delivery driver" numeric />
        <TextField label="Wrong" hint="For the driver" error="Please include the area code" defaultValue="5550 1234" />
        <TextField label="Disabled" disabled defaultValue="mia@example.com" />
        <TextField label="Read only" readOnly defaultValue="NSW" />
        <TextField label="Optional, with something at its end" optional end={<CheckIcon />} defaultValue="SPRING5" />
        <TextField label="Several lines" multiline counter={{ length: 163, max: 150 }} error="Only 150 letters fit" />
        <SelectField label="Chosen from a list" options={stores} defaultValue="a" />
        <SelectField label="Nothing chosen" options={stores} placeholder="Choose a store" error="Choose a store" />
        <SelectField label="Disabled list" options={stores} disabled />
        <NativeSelect aria-label="Sort by" small options={stores} />
        <PriceRange />
        <Suburb start="" label="Suggestions, empty" />
        <Suburb start="Mar" label="Suggestions" />
        <Suburb start="xyz" label="Suggestions, none found" />
      </Columns>
      <Row>
        <Stepper label="Quantity" />
        <Stepper label="Quantity, small" size="small" />
        <Stepper label="Quantity, busy" busy />
      </Row>
    </Group>
  )
}

function Stepper(props: { label: string; size?: 'small'; busy?: boolean }) {
  const [value, setValue] = useState(1)
  return <QuantityStepper {...props} value={value} onChange={setValue} />
}

function PriceRange() {
  const [range, setRange] = useState<Range>([690, 3500])
  return <RangeField label="Price" min={200} max={5000} step={10} value={range} onCommit={setRange} format={dollars} />
}

function Suburb({ start, label }: { start: string; label: string }) {
  const [text, setText] = useState(start)
  const options = suburbs.filter((suburb) => suburb.includes(text.toUpperCase()))
  return (
    <Combobox
      label={label}
      value={text}
      onValueChange={setText}
      options={options}
      optionKey={(option) => option}
      optionText={(option) => option}
      onPick={setText}
      emptyText="No results found"
      hint="Open it with the down arrow"
    />
  )
}
