import { expect, it } from 'vitest'
import { crumbLink } from './crumb.ts'

it('leads to its address with what the list is narrowed by [S1-3-15]', () => {
  expect(crumbLink({ title: 'Stores', uri: '/stores' })).toEqual({ name: 'Stores', to: '/stores' })
  expect(crumbLink({ title: 'New South Wales', uri: '/stores', params: { state: 'NSW', text: 'a b' } })).toEqual({
    name: 'New South Wales',
    to: '/stores?state=NSW&text=a+b',
  })
})
