// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { LinkProvider, type RouterLinkProps } from './link.tsx'

const styleOf = (name: string) => getComputedStyle(screen.getByRole('button', { name }))

it('submits by default, and its two variants differ [S1-2.10-36]', () => {
  renderUi(
    <>
      <Button variant="primary">First</Button>
      <Button variant="secondary">Second</Button>
      <Button type="button">Third</Button>
    </>,
  )
  const types = screen.getAllByRole('button').map((button) => button.getAttribute('type'))
  expect(types).toEqual(['submit', 'submit', 'button'])
  expect(styleOf('First').backgroundColor).not.toBe(styleOf('Second').backgroundColor)
})

it('shows the busy text and ignores a second click', () => {
  const press = vi.fn()
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const busy = (isBusy: boolean) => (
    <form onSubmit={submit}>
      <Button busy={isBusy} busyText="Placing order" onClick={press}>
        Place order
      </Button>
    </form>
  )
  const { rerender } = renderUi(busy(false))
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  rerender(busy(true))
  const button = screen.getByRole('button', { name: 'Placing order' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  fireEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(submit).toHaveBeenCalledTimes(1)
})

function RouterStub({ to, ...anchor }: RouterLinkProps) {
  return <a {...anchor} href={JSON.stringify(to)} data-router />
}

const renderLink = (to: string) =>
  renderUi(
    <LinkProvider component={RouterStub}>
      <ButtonLink to={to}>Go</ButtonLink>
    </LinkProvider>,
  )

it('passes path, query and fragment separately to the router [S1-2.10-37]', () => {
  renderLink('/a?b=1#c')
  const link = screen.getByRole('link', { name: 'Go' })
  expect(JSON.parse(link.getAttribute('href') ?? '')).toEqual({ pathname: '/a', search: '?b=1', hash: '#c' })
})

it('bypasses the router for another site [S1-2.10-38]', () => {
  renderLink('https://x')
  const link = screen.getByRole('link', { name: 'Go' })
  expect(link.getAttribute('href')).toBe('https://x')
  expect(link.hasAttribute('data-router')).toBe(false)
})
