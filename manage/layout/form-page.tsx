import {
  Create,
  type CreateProps,
  Edit,
  type EditProps,
  SimpleForm,
  type SimpleFormProps,
  useRecordContext,
} from 'react-admin'
import { Narrow, SaveBar } from './form-parts.tsx'
import { editOptions } from './load-options.tsx'

type CreateFormProps = CreateProps & Pick<SimpleFormProps, 'defaultValues'> & { title: string }

/** A form that adds one thing, whose button says the same as the title, and leads to the list. */
export function CreatePage({ title, defaultValues, children, ...create }: CreateFormProps) {
  return (
    <Create title={title} redirect="list" {...create}>
      <SimpleForm {...(defaultValues ? { defaultValues } : {})} toolbar={<SaveBar label={title} />}>
        <Narrow>{children}</Narrow>
      </SimpleForm>
    </Create>
  )
}

function Title({ field }: { field: string }) {
  return <span>{useRecordContext()?.[field]}</span>
}

/** A form that changes one thing, under what its `field` says, and leads to the list. */
export function EditPage({ field = 'id', children, ...edit }: EditProps & { field?: string }) {
  return (
    <Edit title={<Title field={field} />} mutationMode="pessimistic" redirect="list" {...editOptions} {...edit}>
      <SimpleForm toolbar={<SaveBar label="Save" />}>
        <Narrow>{children}</Narrow>
      </SimpleForm>
    </Edit>
  )
}
