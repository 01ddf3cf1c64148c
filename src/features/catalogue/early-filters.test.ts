// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { takeEarlyFilters } from './early-filters.ts'

/** A drawer with one value ticked by the server, on a list with a filter. */
function drawerOn(filter: string) {
  document.body.innerHTML =
    '<dialog data-early="refine"><fieldset name="brand"><input type="checkbox" value="calder">' +
    '<input type="checkbox" value="ostra" checked><input type="checkbox" value="tasko"></fieldset><fieldset name="width">' +
    '<input type="range" min="690" max="4500" value="690"><input type="range" min="690" max="4500" value="4500">' +
    '<input value="690 mm"><input value="4,500 mm"></fieldset></dialog>'
  const fields = document.querySelectorAll('input')
  const search = new URLSearchParams({ page: '3', sort: 'rating', filter })
  return {
    choose: (field: number, value: string | boolean) =>
      Object.assign(fields[field] ?? {}, typeof value === 'string' ? { value } : { checked: value }),
    /** The filter of the list that follows. */
    take: () => {
      const query = takeEarlyFilters(search)
      if (query === null) return null
      const next = new URLSearchParams(query)
      expect([next.get('page'), next.get('sort')]).toEqual([null, 'rating'])
      search.set('filter', next.get('filter') ?? '')
      return next.get('filter')
    },
  }
}

it('takes all that was chosen, and adds it to the filter of the list', () => {
  const { choose, take } = drawerOn('brand:ostra;type:upright')
  choose(0, true)
  choose(1, false)
  choose(2, true)
  choose(6, '150 cm')
  expect(take()).toBe('brand:calder,tasko;type:upright;width:-1500')
})

it('takes what is chosen from then on, and nothing again', () => {
  const { choose, take } = drawerOn('brand:ostra')
  expect(take()).toBeNull()
  choose(0, true)
  choose(6, '1500')
  expect(take()).toBe('brand:calder,ostra;width:-1500')
  expect(take()).toBeNull()
  choose(3, '900')
  choose(0, false)
  expect(take()).toBe('brand:ostra;width:900-1500')
})

it.each([
  ['reads no number', 'wide', null],
  ['is above the scale', '9000', null],
  ['is below the scale', '5', 'width:-690'],
])('takes a limit that %s as the field of the app does', (_what, text, expected) => {
  const { choose, take } = drawerOn('')
  choose(6, text)
  expect(take()).toBe(expected)
})

it('takes nothing where no drawer was filled', () => {
  document.body.innerHTML = '<dialog data-early="refine"><div></div></dialog>'
  expect(takeEarlyFilters(new URLSearchParams())).toBeNull()
})
