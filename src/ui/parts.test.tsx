// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../tests/render-ui.tsx'
import { AppliedChip, FacetChip } from './button/chip.tsx'
import { QuantityStepper } from './form/quantity-stepper.tsx'
import { RangeField } from './form/range-field.tsx'
import { Breadcrumbs } from './layout/breadcrumbs.tsx'

it('starts at home and does not link the page itself', () => {
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Fridges', to: '/c/fridges' },
  ]
  renderUi(<Breadcrumbs crumbs={crumbs} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
  expect(screen.getByText('Fridges').getAttribute('aria-current')).toBe('page')
})

it('labels the button that removes a filter, and marks the pressed facet', () => {
  const remove = vi.fn()
  renderUi(
    <>
      <AppliedChip onRemove={remove}>French door</AppliedChip>
      <FacetChip pressed onClick={() => {}} count={17}>
        On sale
      </FacetChip>
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove French door' }))
  expect(remove).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('On sale17')
})

it('stays within its bounds and applies a typed number on blur', () => {
  const change = vi.fn()
  renderUi(<QuantityStepper value={2} onChange={change} max={5} label="Quantity of fridge" />)
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  fireEvent.click(screen.getByRole('button', { name: 'One less' }))
  const field = screen.getByRole('textbox', { name: 'Quantity of fridge' })
  fireEvent.change(field, { target: { value: '9' } })
  expect(change.mock.calls).toEqual([[3], [1]])
  fireEvent.blur(field)
  fireEvent.change(field, { target: { value: 'x' } })
  fireEvent.blur(field)
  expect(change.mock.calls).toEqual([[3], [1], [5]])
})

it('keeps the button of the last step able to hold the focus', () => {
  const change = vi.fn()
  const stepper = (value: number) => <QuantityStepper value={value} onChange={change} max={2} label="Quantity of pan" />
  const { rerender } = renderUi(stepper(1))
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less' })
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more' })
  const states = () => [less, more].map((button) => [button.disabled, button.getAttribute('aria-disabled')])
  expect(states()).toEqual([
    [false, 'true'],
    [false, null],
  ])
  fireEvent.click(less)
  rerender(stepper(2))
  expect(states()).toEqual([
    [false, null],
    [false, 'true'],
  ])
  fireEvent.click(more)
  expect(change).not.toHaveBeenCalled()
})

it('accepts a typed range whose ends never cross', () => {
  const commit = vi.fn()
  const dollars = (value: number) => `$${value}`
  renderUi(<RangeField label="Price" min={100} max={900} value={[200, 800]} onCommit={commit} format={dollars} />)
  const [from, to] = screen.getAllByRole('textbox')
  if (!from || !to) throw new Error('two fields are expected')
  fireEvent.change(from, { target: { value: '$950' } })
  fireEvent.blur(from)
  fireEvent.change(to, { target: { value: '50' } })
  fireEvent.blur(to)
  fireEvent.change(to, { target: { value: '$1,000' } })
  fireEvent.blur(to)
  fireEvent.change(to, { target: { value: '500.00' } })
  fireEvent.blur(to)
  expect(commit.mock.calls).toEqual([[[800, 800]], [[200, 200]], [[200, 900]], [[200, 500]]])
})
