// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Combobox, ComboboxList } from './combobox.tsx'

// In the browser the list is loaded with the first focus.
beforeAll(() => ComboboxList.preload())

const suburbs = ['2204 Marrickville, NSW', '2035 Maroubra, NSW', '3032 Maribyrnong, VIC'] as const

type Props = { options?: readonly string[]; autoHighlight?: boolean; maxOptions?: number }

type Callbacks = Record<'pick' | 'leave' | 'enter', (text: string) => void> & { escape: () => void }

function SuburbField({ options = suburbs, callbacks, ...rest }: Props & { callbacks: Callbacks }) {
  const [text, setText] = useState('')
  return (
    <>
      <Combobox
        {...rest}
        label="Suburb or postcode"
        value={text}
        onValueChange={setText}
        options={options}
        optionKey={(option) => option}
        optionText={(option) => option}
        onPick={callbacks.pick}
        onLeave={callbacks.leave}
        onEnter={callbacks.enter}
        onEscape={callbacks.escape}
        emptyText="Nothing there"
      />
      <button type="button">Next</button>
    </>
  )
}

function setUp(props: Props = {}) {
  const callbacks = { pick: vi.fn(), leave: vi.fn(), enter: vi.fn(), escape: vi.fn() }
  renderUi(<SuburbField {...props} callbacks={callbacks} />)
  const field = screen.getByRole('combobox', { name: 'Suburb or postcode' })
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { callbacks, field, marked, user: userEvent.setup() }
}

it('opens after three characters', async () => {
  const { field, user } = setUp()
  await user.type(field, 'Ma')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await user.type(field, 'r')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(suburbs)
  expect(screen.getByRole('status').textContent).toBe('3 results')
})

it('moves with the arrow keys, wraps at both ends and selects with Enter', async () => {
  const { field, user, marked, callbacks } = setUp()
  await user.type(field, 'Mar')
  expect(marked()).toBeUndefined()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(marked()).toBe(suburbs[1])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(marked()).toBe(suburbs[2])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(callbacks.pick).toHaveBeenCalledExactlyOnceWith(suburbs[0])
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(callbacks.enter).not.toHaveBeenCalled()
})

it('highlights the first option immediately when configured', async () => {
  const { field, user, marked } = setUp({ autoHighlight: true })
  await user.type(field, 'Mar')
  expect(marked()).toBe(suburbs[0])
})

it('opens with the focus when there is a text already', async () => {
  renderUi(
    <Combobox
      label="Suburb"
      value="Mar"
      onValueChange={vi.fn()}
      options={suburbs}
      optionKey={String}
      optionText={String}
      onPick={vi.fn()}
      autoHighlight
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Suburb' })
  await userEvent.setup().click(field)
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(suburbs[0])
})

it('closes on Escape and keeps the text', async () => {
  const { field, user, callbacks } = setUp()
  await user.type(field, 'Mar{Escape}')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect((field as HTMLInputElement).value).toBe('Mar')
  expect(callbacks.escape).toHaveBeenCalledTimes(1)
})

it('closes on Tab without selecting', async () => {
  const { field, user, callbacks } = setUp({ autoHighlight: true })
  await user.type(field, 'Mar')
  await user.tab()
  expect(callbacks.pick).not.toHaveBeenCalled()
  expect(callbacks.leave).toHaveBeenCalledExactlyOnceWith('Mar')
  expect(document.activeElement?.textContent).toBe('Next')
})

it('selects the clicked option', async () => {
  const { field, user, callbacks } = setUp()
  await user.type(field, 'Mar')
  await user.click(screen.getByRole('option', { name: suburbs[1] }))
  expect(callbacks.pick).toHaveBeenCalledExactlyOnceWith(suburbs[1])
})

it('submits on Enter when no option is highlighted', async () => {
  const { field, user, callbacks } = setUp()
  await user.type(field, 'Mar{Enter}')
  expect(callbacks.enter).toHaveBeenCalledExactlyOnceWith('Mar')
})

it('limits the number of options, and shows a message when there is none', async () => {
  const { field, user } = setUp({ maxOptions: 2 })
  await user.type(field, 'Mar')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

it('shows a message when there are no results', async () => {
  const { field, user } = setUp({ options: [] })
  await user.type(field, 'xyz')
  expect(screen.getByText('Nothing there')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('No Results Found')
})
