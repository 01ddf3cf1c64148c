import { Alert, styled } from '@mui/material'
import {
  Create,
  type CreateProps,
  Edit,
  type EditProps,
  type RaRecord,
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

type EditFormProps = Pick<EditProps, 'children'> & {
  /** Why nothing of the record can be changed here; such a page has no Save. */
  whyFixed?: (record: RaRecord) => string | undefined
}

const Fixed = styled(Alert)({ margin: 16 })

function EditForm({ whyFixed, children }: EditFormProps) {
  const record = useRecordContext()
  const reason = record && whyFixed?.(record)
  if (reason) return <Fixed severity="info">{reason}</Fixed>
  return (
    <SimpleForm toolbar={<SaveBar label="Save" />}>
      <Narrow>{children}</Narrow>
    </SimpleForm>
  )
}

/** A form that changes one thing, under what its `field` says, and leads to the list. */
export function EditPage({
  field = 'id',
  whyFixed,
  children,
  ...edit
}: EditProps & EditFormProps & { field?: string }) {
  return (
    <Edit title={<Title field={field} />} mutationMode="pessimistic" redirect="list" {...editOptions} {...edit}>
      <EditForm {...(whyFixed ? { whyFixed } : {})}>{children}</EditForm>
    </Edit>
  )
}
