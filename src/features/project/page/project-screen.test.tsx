// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { signInKeys } from '#lib/account/signed-in.ts'
import type { App } from '#lib/app.tsx'
import { pageConnection } from '#lib/network/connection.ts'
import { ownDatabase } from '#offline/database.ts'
import { projectSyncOf } from '#offline/project/project-sync.ts'
import { expectConsole } from '../../../../tests/console-guard.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type StaffShop, staffShop } from '../../../../tests/staff.ts'
import { modeChoice } from './project-state.ts'

let shop: StaffShop
beforeAll(async () => {
  // Requests go to the shop directly; connection checks use fetch.
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }))
  shop = await staffShop()
  for (const key of signInKeys) localStorage.setItem(key, 'test')
})
afterAll(() => {
  vi.unstubAllGlobals()
  return shop.close()
})
let apps: App[] = []
afterEach(async () => {
  cleanup()
  for (const app of apps) (await projectSyncOf(app).catch(() => null))?.stop()
  apps = []
})

async function opened() {
  const id = await shop.aProject({ lines: [{ sku: 'KETTLE' }, { sku: 'OVEN', quantity: 2 }] })
  for (const title of ['Pantry', 'Laundry']) await shop.api.projectLines.saveFolder({ body: { projectId: id, title } })
  modeChoice.set('Edit')
  const { user, app } = await renderApp(shop.api, { path: `/project/${id}` })
  apps.push(app)
  await screen.findByRole('heading', { level: 1, name: 'Test kitchen' })
  return { user, id }
}
const openedInEdit = async () => (await opened()).user

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const focused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

it('returns the focus from the name of a project to its button, and leaves it where the person went', async () => {
  const user = await openedInEdit()
  const field = () => screen.getByRole('textbox', { name: 'Project name' })
  const opener = () => button('Rename project')

  await user.click(opener())
  await focused(field)
  await user.keyboard('{Escape}')
  await focused(opener)

  await user.keyboard('{Enter}')
  await focused(field)
  await user.keyboard('Doyle kitchen{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Doyle kitchen' })
  await focused(opener)

  await user.keyboard('{Enter}')
  await focused(field)
  const edit = screen.getByRole('button', { name: 'Edit' })
  await user.type(field(), 'Doyle laundry')
  await user.click(edit)
  await screen.findByRole('button', { name: 'Rename project' })
  expect(document.activeElement).toBe(edit)
})

it('leaves the focus on the switch between view and edit', async () => {
  const user = await openedInEdit()
  for (const mode of ['View', 'Edit']) {
    button(mode).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button(mode).getAttribute('aria-pressed')).toBe('true'))
    // Only the head for editing has it.
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Rename project' })).toHaveLength(mode === 'Edit' ? 1 : 0),
    )
    await focused(() => button(mode))
  }
})

it('returns the focus from the name of a folder to the button or folder that opened it', async () => {
  const user = await openedInEdit()
  const folder = (name: string) => () => button(new RegExp(`^${name}`))

  await user.click(button('Add folder'))
  await focused(() => screen.getByRole('textbox', { name: 'Folder name' }))
  await user.keyboard('Scullery{Enter}')
  await screen.findByRole('button', { name: /^Scullery/ })
  await focused(() => button('Add folder'))

  await user.click(folder('Pantry')())
  await user.keyboard('{F2}')
  await focused(() => screen.getByRole('textbox', { name: 'Folder name' }))
  await user.keyboard('{Escape}')
  await focused(folder('Pantry'))

  await user.click(button('Reorder'))
  await focused(() => button('Done'))
  await user.keyboard('{Enter}')
  await focused(() => button('Reorder'))
})

it('moves the focus to the next line when a line is removed by its menu', async () => {
  const user = await openedInEdit()
  const menus = () => screen.getAllByRole('button', { name: /^More for Testa/ })
  const [first, next] = await waitFor(() => {
    expect(menus()).toHaveLength(2)
    return menus()
  })
  first?.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(menus()).toHaveLength(1))
  await focused(() => next as HTMLElement)

  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^More for Testa/ })).toBeNull())
})

it('moves the focus to the next line when a line is moved to another folder', async () => {
  const user = await openedInEdit()
  const menus = () => screen.getAllByRole('button', { name: /^More for Testa/ })
  await waitFor(() => expect(menus()).toHaveLength(2))
  const move = async (name: string) => {
    menus()
      .find((menu) => menu.getAttribute('aria-label') === name)
      ?.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Move to folder' }))
    await user.click(await screen.findByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const loose = () => within(screen.getByRole('region', { name: 'No folder' }))
  const [first = '', next = ''] = loose()
    .getAllByRole('button', { name: /^More for Testa/ })
    .map((menu) => menu.getAttribute('aria-label'))
    .map(String)
  await move(first)
  await focused(() => button(next))
  await move(next)
  // The section of lines without a folder is gone.
  await focused(() => screen.getByRole('combobox', { name: 'Add a product to Pantry' }))
})

it('shows in its head that a file found no room on the tablet, and why, while the panel is closed', async () => {
  expectConsole(/^attach: /)
  const user = await openedInEdit()
  const full = vi.spyOn(ownDatabase().editFiles, 'put')
  full.mockRejectedValue(new DOMException('No space is left', 'QuotaExceededError'))
  const status = vi.spyOn(pageConnection(), 'status').mockReturnValue('offline')
  await user.click(screen.getByRole('tab', { name: /^Files/ }))
  const plan = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText('Files to add'), plan)
  await screen.findByText(/^Not attached\. There is not enough space on this tablet/)
  await user.click(screen.getByRole('tab', { name: /^Quote/ }))

  await user.click(await screen.findByRole('button', { name: 'Needs you' }))
  const list = await screen.findByRole('dialog', { name: 'Pending changes' })
  expect(within(list).getByText('If you close this page, you lose the files that are not attached.')).toBeTruthy()
  expect(within(list).getByText('plan.pdf')).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: 'Try again: plan.pdf' }))
  await within(list).findByText(/^Not attached\. There is not enough space on this tablet/)

  full.mockRestore()
  status.mockRestore()
  await user.click(within(list).getByRole('button', { name: 'Try again: plan.pdf' }))
  await waitFor(() => expect(within(list).queryByText(/^Not attached/)).toBeNull())
  expect(within(list).queryByText(/lose the files that are not attached/)).toBeNull()
  expect(list.contains(document.activeElement)).toBe(true)
})

/** "Okafor" as the last name, on a tablet that is full and offline until the returned function is called. */
async function typedWithoutSpace() {
  const { user, id } = await opened()
  await user.click(screen.getByRole('tab', { name: /^Customer/ }))
  const field = await screen.findByRole('textbox', { name: 'Last name' })
  // What an earlier test left there is sent again, and its outcome could not be stored.
  await ownDatabase().edits.clear()
  const full = vi.spyOn(ownDatabase().edits, 'put')
  full.mockRejectedValue(new DOMException('No space is left', 'QuotaExceededError'))
  const status = vi.spyOn(pageConnection(), 'status').mockReturnValue('offline')
  await user.type(field, 'Okafor')
  await user.tab()
  await screen.findByRole('button', { name: 'Try again: Last name' })
  const makeSpace = () => {
    full.mockRestore()
    status.mockRestore()
  }
  return { user, id, makeSpace }
}

const lastNameOf = async (id: string) => (await shop.view(id)).quoteData.lastName
const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'))

it('says that a field is not saved when the tablet is full and offline, keeps what was typed, and saves it later', async () => {
  const { user, makeSpace } = await typedWithoutSpace()
  // The field, and the state of the page.
  expect(screen.getAllByText('Not saved')).toHaveLength(2)
  expect(screen.queryByText('Saved')).toBeNull()
  // Closing the panel does not lose it.
  await user.click(screen.getByRole('tab', { name: /^Quote/ }))
  await user.click(screen.getByRole('tab', { name: /^Customer/ }))
  expect(await screen.findByDisplayValue('Okafor')).toBeTruthy()

  makeSpace()
  await user.click(screen.getByRole('button', { name: 'Try again: Last name' }))
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull())
  expect(screen.getByDisplayValue('Okafor')).toBeTruthy()
  await screen.findAllByText('Saved')
})

it('sends a field that found no space when the person returns to the page and there is some, without a press', async () => {
  const { user, id, makeSpace } = await typedWithoutSpace()
  // Still none: the reason was shown, and is not shown again.
  const reason = () => screen.queryByText(/^This device is full/)
  await waitFor(() => expect(reason()).not.toBeNull())
  await user.click(screen.getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(reason()).toBeNull())
  const tries = vi.mocked(ownDatabase().edits.put).mock.calls.length
  returnToPage()
  await waitFor(() => expect(vi.mocked(ownDatabase().edits.put).mock.calls.length).toBeGreaterThan(tries))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([reason(), screen.getAllByText('Not saved').length]).toEqual([null, 2])
  // Closing the panel tries to store it, and says why it could not.
  await user.click(screen.getByRole('tab', { name: /^Quote/ }))
  await waitFor(() => expect(reason()).not.toBeNull())

  makeSpace()
  returnToPage()
  await waitFor(async () => expect(await lastNameOf(id)).toBe('Okafor'))
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull())
  expect(reason()).toBeNull()
})

it('sends a field that found no space with the next change that found some, and asks when a colleague changed it', async () => {
  const { user, id, makeSpace } = await typedWithoutSpace()
  await shop.colleague.project.saveCustomer({ body: { projectId: id, lastName: 'Doyle' } })
  makeSpace()
  await user.type(screen.getByRole('textbox', { name: 'Suburb' }), 'Manly')
  await user.tab()
  const choice = await screen.findByRole('dialog', { name: '1 field was changed on both sides' })
  for (const name of [/^Okafor Yours/, /^Doyle Theirs/])
    expect(within(choice).getByRole('radio', { name })).toBeTruthy()
  expect(await lastNameOf(id)).toBe('Doyle')
})
