import { useState } from 'react'
import { AppliedChip, ChipRow, FacetChip } from '#ui/button/chip.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { GridIcon, ListIcon } from '#ui/icon/icons.tsx'
import { CompareTick } from '#ui/product/compare-tick.tsx'
import { Columns, Group, Row } from '../group.tsx'

const views = [
  { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
  { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
] as const

export function ChoiceParts() {
  return (
    <Group title="Choices">
      <Columns>
        <Checkbox label="Not ticked" />
        <Checkbox label="Ticked" defaultChecked hint="With a hint" />
        <Checkbox label="Wrong" error="Please tick to go on" />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and ticked" disabled defaultChecked />
        <Checkbox dense label="Dense, with a count" end={14} />
        <Switch label="Off" hint="With a hint" />
        <Switch label="On" defaultChecked />
        <Switch label="Disabled switch" disabled />
      </Columns>
      <Columns>
        <RadioGroup legend="Warranty">
          <RadioCard name="warranty" label="3 years, from the maker" amount="Included" defaultChecked />
          <RadioCard name="warranty" label="5 years" note="Parts and labour at home" amount="+ $349" />
          <RadioCard name="warranty" label="Not for this one" disabled />
        </RadioGroup>
        <RadioGroup legend="Delivery" error="Please choose how it comes">
          <RadioCard name="delivery" label="Delivered" />
          <RadioCard name="delivery" label="Picked up" body={<p>At the door of the warehouse</p>} />
        </RadioGroup>
      </Columns>
      <ChipRow>
        <FacetChip pressed={false} onClick={() => {}} count={17}>
          4 stars and up
        </FacetChip>
        <FacetChip pressed onClick={() => {}} count={17}>
          Pressed
        </FacetChip>
        <AppliedChip onRemove={() => {}}>French door</AppliedChip>
      </ChipRow>
      <Row>
        <View />
        <Tick name="a fridge" />
        <CompareTick checked onChange={() => {}} name="a dishwasher" />
        <CompareTick checked={false} onChange={() => {}} name="an oven" />
      </Row>
    </Group>
  )
}

function View() {
  const [view, setView] = useState<'grid' | 'list'>('grid')
  return <Segmented label="View" value={view} onChange={setView} options={views} />
}

function Tick({ name }: { name: string }) {
  const [checked, setChecked] = useState(false)
  return <CompareTick checked={checked} onChange={setChecked} name={name} />
}
