// @vitest-environment happy-dom
import { zodResolver } from '@hookform/resolvers/zod'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Checkbox } from './checkbox.tsx'
import { Form } from './form.tsx'
import { useField } from './form-context.ts'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const required = { first: 'Please enter a first name', phone: 'Please include the area code' }
const requiredText = (text: string) => z.string().check(z.minLength(1, text))
const resolver = zodResolver(z.object({ first: requiredText(required.first), phone: requiredText(required.phone) }))

function Fields() {
  return (
    <>
      <TextField label="First name" {...useField('first')} />
      <TextField label="Mobile phone" {...useField('phone')} />
    </>
  )
}

type Props = { submit: (values: unknown) => unknown; summary?: boolean; footer?: () => ReactNode }

function Contact({ submit, ...props }: Props) {
  const form = useForm({ resolver, defaultValues: { first: '', phone: '' } })
  return (
    <Form {...props} form={form} submit={submit} label="Send" busyLabel="Sending">
      <Fields />
    </Form>
  )
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

function fillAll() {
  fill('First name', 'Sam')
  fill('Mobile phone', '0491 570 157')
}

it('shows all errors at the top, focuses them, and links to each field', async () => {
  const submit = vi.fn()
  renderUi(<Contact submit={submit} />)
  send()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([required.first, required.phone])
  expect(submit).not.toHaveBeenCalled()
  // Not whole again for each field that is corrected.
  expect([summary.getAttribute('aria-atomic'), summary.getAttribute('aria-relevant')]).toEqual(['false', 'additions'])
  fireEvent.click(screen.getByRole('link', { name: required.phone }))
  const phone = screen.getByLabelText('Mobile phone')
  expect(document.activeElement).toBe(phone)
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  const description = phone.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(description)?.textContent).toBe(required.phone)
})

it.each([undefined, () => <button type="submit">Send</button>])(
  'leaves the focus in the field while its button is pressed, so that no error that goes moves the button',
  (footer) => {
    renderUi(<Contact submit={vi.fn()} {...(footer ? { footer } : {})} />)
    const isDefault = fireEvent.mouseDown(screen.getByRole('button', { name: 'Send' }))
    expect(isDefault).toBe(false)
  },
)

function Consent() {
  const { error: _, ...consent } = useField('consent')
  return <Checkbox label="I agree" {...consent} />
}

function Order() {
  const form = useForm({ defaultValues: { first: '', phone: '', consent: false } })
  return (
    <Form form={form} submit={vi.fn()} label="Send">
      <Fields />
      <Consent />
    </Form>
  )
}

it('ticks a box below an error that goes as its field loses the focus, and moves the focus to the box', () => {
  renderUi(<Order />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  screen.getByLabelText('Mobile phone').focus()
  expect(fireEvent.mouseDown(screen.getByText('I agree'))).toBe(false)
  expect(fireEvent.mouseDown(box)).toBe(false)
  fireEvent.click(box)
  expect([document.activeElement, (box as HTMLInputElement).checked]).toEqual([box, true])
  // A press of a text field sets its caret.
  expect(fireEvent.mouseDown(screen.getByLabelText('First name'))).toBe(true)
})

it('keeps the typed values', async () => {
  renderUi(<Contact submit={() => {}} />)
  fill('First name', 'Sam')
  send()
  await screen.findByRole('alert')
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Sam')
})

it('focuses the first invalid field of a short form', async () => {
  renderUi(<Contact submit={() => {}} summary={false} />)
  fill('First name', 'Sam')
  send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile phone')))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is busy until the response arrives', async () => {
  let respond = () => {}
  const submit = vi.fn(() => new Promise<void>((resolve) => (respond = resolve)))
  renderUi(<Contact submit={submit} />)
  fillAll()
  send()
  const button = await screen.findByRole('button', { name: 'Sending' })
  fireEvent.click(button)
  expect(submit).toHaveBeenCalledExactlyOnceWith({ first: 'Sam', phone: '0491 570 157' })
  respond()
  await screen.findByRole('button', { name: 'Send' })
})

it('puts the errors of the server above their fields', async () => {
  const problem = { code: 'invalid_request', message: 'No', fields: { phone: ['Not a mobile'], other: ['Too late'] } }
  const submit = () => Promise.reject(Object.assign(new Error('refused'), { status: 400, problem }))
  renderUi(<Contact submit={submit} />)
  fillAll()
  send()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(summary.textContent).toContain('Too late')
  expect(screen.getByLabelText('Mobile phone').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link').textContent).toBe('Not a mobile')
})

it('links no error of a list, which cannot have the focus', async () => {
  const problem = { code: 'invalid_request', message: 'No', fields: { lines: ['Too many'] } }
  function Lines() {
    const form = useForm({ defaultValues: { lines: [{ quantity: 1 }] } })
    const submit = () => Promise.reject(Object.assign(new Error('refused'), { status: 400, problem }))
    return (
      <Form form={form} submit={submit} label="Send">
        <p>Lines</p>
      </Form>
    )
  }
  renderUi(<Lines />)
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('Too many')
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows that the shop did not respond, under a title that does not ask to look at the form again', async () => {
  const lost = Object.assign(new Error('no answer'), { name: 'OfflineError' })
  renderUi(<Contact submit={() => Promise.reject(lost)} />)
  fillAll()
  send()
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toMatch(/^This did not workNo response from the shop\./)
})
