import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Columns, Group } from '../group.tsx'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function FormParts() {
  return (
    <Group title="Forms">
      <Columns>
        <Contact />
        <ErrorSummary errors={[{ text: 'Please enter a first name' }, { text: 'Please include the area code' }]} />
      </Columns>
    </Group>
  )
}

const Filled = z.object({
  first: z.string().check(z.minLength(1, 'Please enter a first name')),
  phone: z.string().check(z.minLength(1, 'Please enter a mobile phone')),
})

/** Shows errors when it is submitted empty, and a busy state when it is filled in. */
function Contact() {
  const form = useForm({ resolver: zodResolver(Filled), defaultValues: { first: '', phone: '' } })
  return (
    <Form form={form} submit={() => wait(1500)} label="Send" busyLabel="Sending" name="Contact">
      <ContactFields />
    </Form>
  )
}

function ContactFields() {
  return (
    <>
      <TextField label="First name" {...useField('first')} />
      <TextField label="Mobile phone" hint="For the delivery driver" numeric {...useField('phone')} />
    </>
  )
}
