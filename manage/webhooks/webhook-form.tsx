import { Button, styled } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BooleanInput,
  CheckboxGroupInput,
  Create,
  Edit,
  required,
  SimpleForm,
  TextInput,
  TopToolbar,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import type { WebhookDetail, WebhookWithSecret } from '#contract/manage/manage-webhooks.ts'
import { Narrow, SaveBar } from '../layout/form-parts.tsx'
import { editOptions } from '../layout/load-options.tsx'
import { api } from '../lib/api.ts'
import { currentShop } from '../lib/shop.ts'
import { SecretDialog } from './secret-dialog.tsx'

const useOptions = () => useQuery({ queryKey: ['webhook-options'], queryFn: () => api.manageWebhooks.options() })
type Options = Awaited<ReturnType<typeof api.manageWebhooks.options>>

const Boxes = styled(CheckboxGroupInput)({
  '& .MuiFormGroup-row': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    columnGap: 8,
  },
  '& .MuiFormControlLabel-root': { marginRight: 0 },
})

function Fields({ events, shops }: Options) {
  return (
    <>
      <TextInput
        source="address"
        label="Address"
        placeholder="https://"
        validate={required('Enter the address')}
        helperText="Where the receiver waits for deliveries. It begins with https://"
      />
      <TextInput source="description" label="What for" helperText="For your colleagues" />
      <Boxes source="events" label="Events" choices={events} validate={required('Choose an event')} />
      {shops.length > 1 && <Boxes source="shops" label="Shops" choices={shops} validate={required('Choose a shop')} />}
    </>
  )
}

const AllWebhooks = () => (
  <TopToolbar>
    <Button href="#/webhooks">All webhooks</Button>
  </TopToolbar>
)

export function WebhookCreate() {
  const { data } = useOptions()
  const redirect = useRedirect()
  const [created, setCreated] = useState<WebhookWithSecret | null>(null)
  if (!data) return null
  return (
    <>
      <Create
        title="Add webhook"
        redirect={false}
        actions={<AllWebhooks />}
        mutationOptions={{ onSuccess: (webhook: WebhookWithSecret) => setCreated(webhook) }}
      >
        <SimpleForm
          defaultValues={{ description: '', events: [], shops: [currentShop()] }}
          toolbar={<SaveBar label="Add webhook" />}
        >
          <Narrow>
            <Fields {...data} />
          </Narrow>
        </SimpleForm>
      </Create>
      {created && (
        <SecretDialog secret={created.secret} close={() => redirect('show', 'webhooks', created.id, created)} />
      )}
    </>
  )
}

function Title() {
  return <span>{useRecordContext<WebhookDetail>()?.address}</span>
}

type Values = WebhookDetail & { isOn?: boolean }
const toBody = ({ address, description, events, shops, state, isOn = state === 'on' }: Values) => ({
  address,
  description: description ?? '',
  events,
  shops,
  isOn,
})

function EditFields(options: Options) {
  const webhook = useRecordContext<WebhookDetail>()
  return (
    <Narrow>
      <Fields {...options} />
      <BooleanInput
        source="isOn"
        label="On"
        defaultValue={webhook?.state === 'on'}
        helperText="While it is off, nothing is sent and nothing is stored for it"
      />
    </Narrow>
  )
}

export function WebhookEdit() {
  const { data } = useOptions()
  if (!data) return null
  return (
    <Edit
      title={<Title />}
      transform={(values: Values) => toBody(values)}
      mutationMode="pessimistic"
      redirect="show"
      actions={<AllWebhooks />}
      {...editOptions}
    >
      <SimpleForm toolbar={<SaveBar label="Save" />}>
        <EditFields {...data} />
      </SimpleForm>
    </Edit>
  )
}
