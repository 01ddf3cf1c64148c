import { BooleanInput, FunctionField, required, TextInput } from 'react-admin'
import type { PromotionDetail, PromotionSummary } from '#contract/manage/manage-offers.ts'
import { AddButton } from '../layout/add-button.tsx'
import { DayField } from '../layout/day-field.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGrid } from '../layout/form-parts.tsx'
import { HtmlField } from '../layout/html-field.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { DayOrTimeInput } from '../layout/period-fields.tsx'
import { PictureField } from '../layout/picture-field.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { StateChip } from '../layout/state-chip.tsx'
import { ScopeFields, type ScopeValues, scopeBody } from './scope-fields.tsx'

export function PromotionList() {
  return (
    <ListPage title="Promotions" search="Title" actions={<AddButton label="Add promotion" />}>
      <ListTable
        rowClick="edit"
        empty={<NoRows text="No promotions yet." hint="Press “Add promotion” to offer something with a product." />}
      >
        <RowLink source="title" label="Title" to="edit" sortable={false} long />
        <DayField source="startsOn" label="From" sortable={false} />
        <DayField source="endsOn" label="Until" sortable={false} />
        <FunctionField
          label="State"
          sortable={false}
          render={({ state }: PromotionSummary) => <StateChip state={state} />}
        />
      </ListTable>
    </ListPage>
  )
}

function Fields() {
  return (
    <>
      <TextInput source="title" label="Title" validate={required('Enter a title')} />
      <TextInput source="description" label="Description" multiline minRows={2} />
      <FieldGrid>
        <DayOrTimeInput
          source="startsOn"
          label="From"
          type="date"
          validate={required('Choose a day')}
          helperText={false}
        />
        <DayOrTimeInput
          source="endsOn"
          label="Until"
          type="date"
          validate={required('Choose a day')}
          helperText={false}
        />
      </FieldGrid>
      <ScopeFields hint="Products that are named here, then those of these categories and manufacturers" />
      <TextInput source="rewardLabel" label="What the shopper gets" helperText="In words: “A free kettle”" />
      <TextInput source="rewardSku" label="SKU of a free product" helperText="It is added to the cart by itself" />
      <HtmlField source="html" label="Terms" minRows={4} />
      <PictureField source="picture" />
      <BooleanInput source="isFeatured" label="First in the list" helperText={false} />
    </>
  )
}

type Values = Omit<PromotionDetail, keyof ScopeValues> & ScopeValues

const toBody = ({
  title,
  description,
  html,
  rewardLabel,
  rewardSku,
  startsOn,
  endsOn,
  isFeatured,
  picture,
  ...scope
}: Values) => ({
  ...{ title, startsOn, endsOn },
  description: description ?? '',
  html: html ?? '',
  rewardLabel: rewardLabel ?? '',
  rewardSku: rewardSku || null,
  isFeatured: isFeatured ?? false,
  picture: picture?.key ?? null,
  ...scopeBody(scope),
})

export function PromotionCreate() {
  return (
    <CreatePage title="Add promotion" transform={(values: Values) => toBody(values)}>
      <Fields />
    </CreatePage>
  )
}

export function PromotionEdit() {
  return (
    <EditPage field="title" transform={(values: Values) => toBody(values)}>
      <Fields />
    </EditPage>
  )
}
