import { Chip, styled } from '@mui/material'
import { FunctionField, required, TextInput, useRecordContext } from 'react-admin'
import type { ManagedCategory } from '#contract/manage/manage-setup.ts'
import { AddButton } from '../layout/add-button.tsx'
import { SearchedChoice } from '../layout/choices.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGroup } from '../layout/form-parts.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { useMayChange } from '../lib/session.ts'
import { FirstSteps } from '../products/first-steps.tsx'
import { AttributeInputs, attributeRows } from './attribute-inputs.tsx'

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export function CategoryList() {
  const mayChange = useMayChange()
  return (
    <>
      <FirstSteps />
      <ListPage title="Categories" search="Name" actions={mayChange && <AddButton label="Add category" />}>
        <ListTable
          rowClick={mayChange && 'edit'}
          empty={<NoRows text="No categories yet." hint="Press “Add category”: products are sold in one." />}
        >
          <RowLink source="path" label="Category" to={mayChange && 'edit'} sortable={false} long />
          <FunctionField
            label="Attributes"
            sortable={false}
            render={({ attributes }: ManagedCategory) => attributes.map(({ name }) => name).join(', ')}
          />
        </ListTable>
      </ListPage>
    </>
  )
}

/** Nothing is below the third level. */
const upper = { isUpper: 'true' }

const ParentChoice = ({ helperText }: { helperText: string }) => (
  <SearchedChoice
    source="parent"
    reference="categories"
    label="Below"
    optionText="path"
    filter={upper}
    helperText={helperText}
  />
)

export function CategoryCreate() {
  return (
    <CreatePage
      title="Add category"
      transform={({ name, parent, description, attributes }) => ({
        name,
        parent: parent || null,
        description: description ?? '',
        attributes: attributeRows(attributes),
      })}
    >
      <TextInput source="name" label="Name" validate={required('Enter a name')} />
      <ParentChoice helperText="Leave empty for a category of the main menu" />
      <TextInput source="description" label="Description" multiline minRows={2} />
      <AttributeInputs source="attributes" label="Attributes" />
    </CreatePage>
  )
}

function Known() {
  const category = useRecordContext<ManagedCategory>()
  if (!category || category.attributes.length === 0) return null
  return (
    <FieldGroup title="Its attributes">
      <Chips>
        {category.attributes.map(({ key, name, unit }) => (
          <Chip key={key} label={unit === '' ? name : `${name} (${unit})`} />
        ))}
      </Chips>
    </FieldGroup>
  )
}

export function CategoryEdit() {
  return (
    <EditPage
      field="path"
      transform={({ name, slug, parent, description, added }) => ({
        name,
        slug,
        parent: parent || null,
        description: description ?? '',
        added: attributeRows(added),
      })}
    >
      <TextInput source="name" label="Name" validate={required('Enter a name')} />
      <TextInput
        source="slug"
        label="Last part of the address"
        validate={required('Enter an address')}
        helperText="The old address, and those below it, lead to the new one in every shop"
      />
      <ParentChoice helperText="Another one moves the category with all below it. Empty: the main menu" />
      <TextInput source="description" label="Description" multiline minRows={2} />
      <Known />
      <AttributeInputs source="added" label="More attributes" />
    </EditPage>
  )
}
