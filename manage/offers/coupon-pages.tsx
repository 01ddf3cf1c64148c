import { Chip } from '@mui/material'
import { FunctionField, NumberInput, type RaRecord, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { ManagedCoupon } from '#contract/manage/manage-offers.ts'
import { AddButton } from '../layout/add-button.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGrid } from '../layout/form-parts.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { ShopTimeInput } from '../layout/period-fields.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { StateChip } from '../layout/state-chip.tsx'
import { moneyText } from '../lib/money.ts'
import { ScopeFields, type ScopeValues, scopeBody } from './scope-fields.tsx'

const kinds = [
  { id: 'percent', name: 'A percentage of the goods' },
  { id: 'amount', name: 'An amount' },
  { id: 'everything', name: 'Everything' },
]

function Value({ kind, value }: ManagedCoupon) {
  if (kind === 'everything') return 'Everything'
  return kind === 'percent' ? `${value}%` : moneyText(value)
}

export function CouponList() {
  return (
    <ListPage title="Coupons" search="Code" actions={<AddButton label="Add coupon" />}>
      <ListTable
        rowClick="edit"
        empty={<NoRows text="No coupons yet." hint="Press “Add coupon” to give shoppers a code." />}
      >
        <RowLink source="id" label="Code" to="edit" sortable={false} />
        <FunctionField label="Takes off" sortable={false} render={Value} />
        <FunctionField
          label="Used"
          textAlign="right"
          sortable={false}
          render={({ uses, maxUses }: ManagedCoupon) => (maxUses === null ? uses : `${uses} of ${maxUses}`)}
        />
        <FunctionField
          label="State"
          sortable={false}
          render={({ state }: ManagedCoupon) => <StateChip state={state} />}
        />
        <FunctionField
          label="Shops"
          sortable={false}
          render={({ isOwn }: ManagedCoupon) => !isOwn && <Chip size="small" variant="outlined" label="Every shop" />}
        />
      </ListTable>
    </ListPage>
  )
}

const emptyIsNull = (text: string) => (text === '' ? null : Number(text))

function ValueInput() {
  const kind: string | undefined = useWatch({ name: 'kind' })
  if (kind === 'everything') return null
  return (
    <NumberInput
      source="value"
      label={kind === 'amount' ? 'Dollars' : 'Percent'}
      min={0}
      validate={required('Enter a number')}
      helperText={false}
    />
  )
}

function Fields() {
  return (
    <>
      <SelectInput source="kind" label="Takes off" choices={kinds} validate={required('Choose one')} />
      <FieldGrid>
        <ValueInput />
        <NumberInput source="minimum" label="For goods above (dollars)" min={0} helperText={false} />
        <NumberInput source="maxUses" label="Orders at most" min={1} step={1} parse={emptyIsNull} helperText={false} />
        <ShopTimeInput source="startsAt" label="From" helperText={false} />
        <ShopTimeInput source="endsAt" label="Until" helperText={false} />
      </FieldGrid>
      <ScopeFields hint="Without any of these it is for everything in the cart" />
    </>
  )
}

type Values = Omit<ManagedCoupon, keyof ScopeValues> & ScopeValues

const toBody = ({ kind, value, minimum, startsAt, endsAt, maxUses, ...scope }: Values) => ({
  kind,
  value: kind === 'everything' ? 0 : value,
  minimum: minimum ?? 0,
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
  maxUses: maxUses ?? null,
  ...scopeBody(scope),
})

export function CouponCreate() {
  return (
    <CreatePage
      title="Add coupon"
      transform={({ code, ...values }: Values & { code: string }) => ({ code, ...toBody(values) })}
      defaultValues={{ kind: 'percent', minimum: 0 }}
    >
      <TextInput
        source="code"
        label="Code"
        validate={required('Enter a code')}
        helperText="Shoppers type it in any case. It cannot be changed later."
      />
      <Fields />
    </CreatePage>
  )
}

const whyFixed = ({ isOwn }: RaRecord) =>
  isOwn ? undefined : 'This coupon holds in every shop. It cannot be changed in one of them.'

export function CouponEdit() {
  return (
    <EditPage field="id" whyFixed={whyFixed} transform={(values: Values) => toBody(values)}>
      <Fields />
    </EditPage>
  )
}
