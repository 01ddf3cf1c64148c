// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { renderUi } from '../../../tests/render-ui.tsx'
import { FacetPanel, type NextFilter } from './facet-panel.tsx'

const manufacturers = ['Brindle', 'Calder', 'Kelvane', 'Norrvik', 'Ostra', 'Ferrow', 'Havnor', 'Solvane', 'Tasko']
const base = { unit: '', min: null, max: null, from: null, to: null } as const
const brand: Facet = {
  ...base,
  key: 'brand',
  name: 'Brand',
  kind: 'choice',
  values: manufacturers.map((label, index) => ({
    value: label.toLowerCase(),
    label,
    count: label === 'Ferrow' ? 0 : index + 1,
    selected: label === 'Solvane',
  })),
}
const price: Facet = { ...base, key: 'price', name: 'Price', kind: 'range', unit: '$', values: [], min: 690, max: 4500 }

function panel(facets: Facet[], filter?: string) {
  const onFilter = vi.fn()
  renderUi(
    <FacetPanel
      facets={facets}
      onFilter={(next: NextFilter) => onFilter(typeof next === 'string' ? next : next(filter))}
    />,
  )
  return { onFilter, user: userEvent.setup() }
}

it('adds a value to the filter and removes it again', async () => {
  const { onFilter, user } = panel([brand], 'brand:solvane')
  await user.click(screen.getByRole('checkbox', { name: /Calder/ }))
  expect(onFilter).toHaveBeenLastCalledWith('brand:calder,solvane')
  await user.click(screen.getByRole('checkbox', { name: /Solvane/ }))
  expect(onFilter).toHaveBeenLastCalledWith('')
})

it('shows six values and the chosen ones, the rest when asked', async () => {
  const { user } = panel([brand], 'brand:solvane')
  const values = () => within(screen.getByRole('group', { name: 'Brand' })).getAllByRole('checkbox')
  expect(values()).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Show all 9' }))
  expect(values()).toHaveLength(9)
})

it('shows eight values without a button, since two more would not fill its place', () => {
  panel([{ ...brand, values: brand.values.slice(0, 8) }])
  expect(screen.getAllByRole('checkbox')).toHaveLength(8)
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
})

it('keeps a value without products from being chosen', () => {
  panel([brand])
  expect((screen.getByRole('checkbox', { name: /Ferrow/ }) as HTMLInputElement).disabled).toBe(true)
})

it('filters a range by a typed limit; the end of the scale is no limit', async () => {
  const { onFilter, user } = panel([price], 'brand:solvane')
  const to = screen.getByRole('textbox', { name: 'To' })
  await user.clear(to)
  await user.type(to, '3500{Enter}')
  expect(onFilter).toHaveBeenLastCalledWith('brand:solvane;price:-3500')
})
