// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { ActionMenu } from './action-menu.tsx'

function open() {
  const acts = { rename: vi.fn(), share: vi.fn(), remove: vi.fn() }
  const actions = [
    { key: 'rename', label: 'Rename', act: acts.rename },
    { key: 'share', label: 'Share', reason: 'You are offline', act: acts.share },
    { key: 'remove', label: 'Remove', danger: true, act: acts.remove },
  ]
  renderUi(
    <ActionMenu
      label="Project"
      actions={actions}
      trigger={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  return acts
}

const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('moves the focus by keys, also to an unavailable action with its reason', () => {
  open()
  expect(focused()).toBe('Rename')
  press('ArrowDown')
  expect(focused()).toBe('ShareYou are offline')
  press('End')
  expect(focused()).toBe('Remove')
  press('r')
  expect(focused()).toBe('Rename')
})

it('acts on Enter, closes, and returns the focus to its button', async () => {
  const { rename } = open()
  await userEvent.keyboard('{Enter}')
  expect(rename).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('More')
})

it('goes round its items, and only to those of a typed character', () => {
  open()
  press('ArrowUp')
  expect(focused()).toBe('Remove')
  press('ArrowDown')
  expect(focused()).toBe('Rename')
  press('s')
  expect(focused()).toBe('ShareYou are offline')
  press('x')
  expect(focused()).toBe('ShareYou are offline')
})

it.each(['Escape', 'Tab'])('closes on %s without an action, and returns the focus to its button', (key) => {
  const acts = open()
  press(key)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('More')
  for (const act of Object.values(acts)) expect(act).not.toHaveBeenCalled()
})

it('closes on a press beside it', () => {
  open()
  const cover = screen.getByRole('menu').previousElementSibling
  if (cover) fireEvent.click(cover)
  expect(screen.queryByRole('menu')).toBeNull()
})

it('does not act while there is a reason against it', () => {
  const { share } = open()
  const item = screen.getByRole('menuitem', { name: /Share/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(item)
  expect(share).not.toHaveBeenCalled()
  expect(screen.getByRole('menu', { name: 'Project' })).toBeTruthy()
})

it('opens inside the landmark of its button', () => {
  renderUi(
    <main>
      <ActionMenu
        label="Project"
        actions={[{ key: 'rename', label: 'Rename', act: vi.fn() }]}
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
      />
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getByRole('main').contains(screen.getByRole('menu'))).toBe(true)
})
