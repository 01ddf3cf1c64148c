import { Button } from '@mui/material'
import { useState } from 'react'
import {
  AutocompleteInput,
  BooleanInput,
  type HttpError,
  NumberInput,
  required,
  TextInput,
  TopToolbar,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { ProductDetail } from '#contract/manage/manage-products.ts'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGrid, FieldGroup } from '../layout/form-parts.tsx'
import { editOptions } from '../layout/load-options.tsx'
import { PicturesField } from '../layout/pictures-field.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { TextWithChoices } from '../layout/text-with-choices.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { categoryName } from './category-name.ts'
import { FirstSteps } from './first-steps.tsx'
import { type Conflict, Overtaken } from './overtaken.tsx'
import { toBody, type Values } from './product-body.ts'
import { useOptions } from './product-options.ts'

const emptyIsNull = (text: string) => (text === '' ? null : Number(text))

/** A field for each warehouse. */
function Stock() {
  const { data } = useOptions()
  const names = new Map(data?.warehouses.map(({ code, name }) => [code, name]))
  const rows: { warehouse: string }[] | undefined = useWatch({ name: 'stock' })
  if (!rows || rows.length === 0) return null
  return (
    <FieldGroup title="Pieces in stock">
      <FieldGrid>
        {rows.map(({ warehouse }, index) => (
          <NumberInput
            key={warehouse}
            source={`stock.${index}.quantity`}
            label={names.get(warehouse) ?? warehouse}
            min={0}
            step={1}
            helperText={false}
          />
        ))}
      </FieldGrid>
    </FieldGroup>
  )
}

/** Whether this shop sells the product, and for how much. */
function Sale({ isNew }: { isNew: boolean }) {
  const isSold: boolean | undefined = useWatch({ name: 'isSold' })
  return (
    <>
      {!isNew && (
        <BooleanInput
          source="isSold"
          label="Sold in this shop"
          helperText={
            isSold
              ? false
              : 'No page or search shows it, and its price here is not kept. Texts, pictures and reviews stay.'
          }
        />
      )}
      {(isNew || isSold) && (
        <FieldGroup title="Price">
          <FieldGrid>
            <NumberInput
              source="price"
              label="Price with GST"
              min={0}
              step={0.01}
              parse={emptyIsNull}
              helperText="Leave empty for “price on request”"
            />
            <NumberInput
              source="rrp"
              label="Recommended retail price"
              min={0}
              step={0.01}
              parse={emptyIsNull}
              helperText="Shown crossed out when it is above the price"
            />
          </FieldGrid>
        </FieldGroup>
      )}
    </>
  )
}

/** The fields of a new and of an existing product. */
function Fields({ isNew }: { isNew: boolean }) {
  const { data } = useOptions()
  return (
    <>
      {isNew && (
        <TextInput
          source="sku"
          label="SKU"
          validate={required('Enter a SKU')}
          helperText="Your own number of the product. It cannot be changed later."
        />
      )}
      <TextInput source="title" label="Name" validate={required('Enter a name')} />
      <TextWithChoices
        source="manufacturer"
        label="Manufacturer"
        choices={data?.manufacturers ?? []}
        needed="Enter the manufacturer"
        helperText="Choose one, or write a new name"
      />
      <AutocompleteInput
        source="category"
        label="Category"
        choices={(data?.categories ?? []).map(({ uri, name }) => ({ id: uri, name: categoryName(uri, name) }))}
        validate={required('Choose a category')}
        filterToQuery={(q: string) => ({ q })}
      />
      <TextInput source="description" label="Description" multiline minRows={4} />
      <PicturesField source="pictures" />
      <Sale isNew={isNew} />
      <Stock />
      <AttributeFields />
    </>
  )
}

function Actions() {
  const product = useRecordContext<ProductDetail>()
  return (
    <TopToolbar>
      <Button href="#/products">All products</Button>
      {product?.isSold && <ShopLink path={`/p/${product.slug}`} />}
    </TopToolbar>
  )
}

export function ProductCreate() {
  const { data } = useOptions()
  if (!data) return null
  const stock = data.warehouses.map(({ code }) => ({ warehouse: code, quantity: 0, was: 0 }))
  return (
    <CreatePage
      title="Add product"
      transform={(values: Values) => toBody(values)}
      redirect="edit"
      actions={<Actions />}
      defaultValues={{ stock, price: null, rrp: null }}
    >
      <FirstSteps isForm />
      <Fields isNew />
    </CreatePage>
  )
}

export function ProductEdit() {
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  function onError(error: Error) {
    const { status, body } = error as HttpError // of the calls
    if (status === 409) return setConflict({ text: error.message })
    // Those of single fields are beside them.
    if (Object.keys(body?.errors ?? {}).length === 0) notify(error.message, { type: 'error' })
  }
  return (
    <EditPage
      field="title"
      transform={(values: Values) => toBody(values)}
      redirect={false}
      actions={<Actions />}
      mutationOptions={{ ...editOptions.mutationOptions, onError }}
    >
      <Overtaken conflict={conflict} />
      <Fields isNew={false} />
    </EditPage>
  )
}
