// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Form } from './form.tsx'
import { useField } from './form-context.ts'
import { useFormDraft } from './form-draft.ts'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

afterEach(() => localStorage.clear())

type Sending = { body: unknown; key: string }
type Request = (sending: Sending) => Promise<unknown>

function Fields() {
  return (
    <>
      <TextField label="Name" {...useField('name')} />
      <TextField label="Reason" {...useField('lines.p3.reason')} />
    </>
  )
}

function Question({ request }: { request: Request }) {
  const form = useForm({ defaultValues: { name: '', lines: { p3: { reason: '' } } } })
  const send = useFormDraft(form, 'test')
  return (
    <Form form={form} submit={(body) => send(body, request)} label="Send">
      <Fields />
    </Form>
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const lost = () => Promise.reject(Object.assign(new Error('no answer'), { name: 'OfflineError' }))

/** Each page of a visitor: the fields are rendered again, the storage stays. */
async function sends(request: Request, name?: string) {
  const spy = vi.fn(request)
  const { unmount } = renderUi(<Question request={spy} />)
  if (name) type('Name', name)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(spy).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).not.toBe('true'))
  unmount()
  return spy.mock.calls[0]?.[0]
}

it('restores what was entered, lists too', () => {
  const { unmount } = renderUi(<Question request={lost} />)
  type('Name', 'Sam')
  type('Reason', 'faulty')
  unmount()
  renderUi(<Question request={lost} />)
  expect(
    [screen.getByLabelText('Name'), screen.getByLabelText('Reason')].map((field) => 'value' in field && field.value),
  ).toEqual(['Sam', 'faulty'])
})

it('sends the same key after a reload until there is a response, and another for another content', async () => {
  const first = await sends(lost, 'Sam')
  const again = await sends(lost)
  expect(again).toEqual(first)
  const changed = await sends(lost, 'Sam and Alex')
  expect(changed?.key).not.toBe(first?.key)
  const received = await sends(() => Promise.resolve(), 'Sam and Alex')
  expect(received?.key).toBe(changed?.key)
  const next = await sends(lost, 'Sam and Alex')
  expect(next?.key).not.toBe(changed?.key)
})

it('forgets a draft that the server has', async () => {
  await sends(() => Promise.resolve(), 'Sam')
  renderUi(<Question request={lost} />)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
})
