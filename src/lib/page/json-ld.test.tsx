// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld.tsx'

it('replaces the script when its data change, as browsers with Trusted Types report a modified one', () => {
  const { container, rerender } = render(<JsonLd data={{ name: 'Fridges' }} />)
  const first = container.querySelector('script')
  rerender(<JsonLd data={{ name: 'Ovens' }} />)
  const second = container.querySelector('script')
  expect(JSON.parse(second?.textContent ?? '')).toMatchObject({ name: 'Ovens' })
  expect(second).not.toBe(first)
})
