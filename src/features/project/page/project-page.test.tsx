// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import { clearSignIn } from '#features/identity/session/stored-sign-in.ts'
import { signInKeys } from '#lib/account/signed-in.ts'
import type { App } from '#lib/app.tsx'
import { pageConnection } from '#lib/network/connection.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { cartScope } from '#offline/cart/cart-scope.ts'
import { ownDatabase } from '#offline/database.ts'
import { projectSyncOf } from '#offline/project/project-sync.ts'
import { buyer } from '../../../../tests/buyer.ts'
import { rename, storedEdit } from '../../../../tests/project-edits.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type StaffShop, staffShop } from '../../../../tests/staff.ts'
import { modeChoice } from './project-state.ts'

let shop: StaffShop
beforeAll(async () => {
  // Requests go to the shop directly; connection checks use fetch.
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }))
  shop = await staffShop()
  // What a sign-in stores; the requests themselves have the permissions of the account.
  for (const key of signInKeys) localStorage.setItem(key, 'test')
})
afterAll(() => {
  vi.unstubAllGlobals()
  return shop.close()
})
let apps: App[] = []
afterEach(async () => {
  cleanup()
  // Like another tab, an earlier app would send the edits of the next test when the connection is back.
  for (const app of apps) (await projectSyncOf(app).catch(() => null))?.stop()
  apps = []
})

const rejection = (status: number) => new ApiError(status, { code: 'unexpected', message: '' })
type Options = { mode?: 'View' | 'Edit'; failing?: Readonly<Record<string, Error>> }

async function opened(path: string, { mode = 'Edit', failing }: Options = {}) {
  modeChoice.set(mode)
  const view = await renderApp(shop.api, { path, ...(failing ? { failing } : {}) })
  apps.push(view.app)
  return view
}
const kettleAndOven = () => shop.aProject({ lines: [{ sku: 'KETTLE' }, { sku: 'OVEN', quantity: 2 }] })

async function lineMenu(user: Awaited<ReturnType<typeof opened>>['user'], title: RegExp, item: string) {
  await user.click((await screen.findAllByRole('button', { name: title }))[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

it('loads a project by its id, and shows nothing when there is none', async () => {
  const { calls } = await opened('/project/nothing-like-it')
  await screen.findByRole('heading', { level: 1, name: 'There is no such project' })
  expect(calls('project.view')[0]).toEqual({ params: { id: 'nothing-like-it' } })
})

it('shows a project with nothing in it as empty, without a failure [S3-4-31]', async () => {
  const { projectRef } = await shop.api.project.save({ body: { projectName: 'Okafor laundry' } })
  expect(await shop.api.project.view({ params: { id: projectRef } })).toBeNull()
  await opened(`/project/${projectRef}`)
  await screen.findByText('This project has no products yet')
  await screen.findByRole('heading', { level: 1, name: 'Okafor laundry' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leaves the focus in the field for the next SKU when the first product replaces the empty page', async () => {
  const { projectRef } = await shop.api.project.save({ body: { projectName: 'Okafor laundry' } })
  const { user } = await opened(`/project/${projectRef}`)
  const field = await screen.findByRole('combobox', { name: 'Add a product to this project' })
  await user.type(field, 'FRIDGE{Enter}')
  await waitFor(() => expect(screen.queryByText('This project has no products yet')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
})

it('does not say that the tablet is offline when only the request of a SKU is lost', async () => {
  const id = await kettleAndOven()
  const { user } = await opened(`/project/${id}`, { failing: { 'projectLines.line': new OfflineError('lost') } })
  const field = (await screen.findAllByRole('combobox', { name: /^Add a product to/ }))[0] as HTMLInputElement
  await user.type(field, 'EMPTY{Enter}')
  await screen.findByText('An unexpected error occurred. Please try again later.')
  expect(screen.queryByText(/back online/)).toBeNull()
})

it('asks to add an unknown SKU when back online, until the connection is back', async () => {
  const id = await kettleAndOven()
  const { user } = await opened(`/project/${id}`)
  const field = (await screen.findAllByRole('combobox', { name: /^Add a product to/ }))[0] as HTMLInputElement
  for (const event of ['hint-off', 'probe-failed'] as const) act(() => pageConnection().take(event))
  await user.type(field, 'COMING{Enter}')
  const text = 'COMING has not been opened on this tablet before. Add it when you are back online.'
  await screen.findByText(text)
  act(() => pageConnection().take('probe-answered'))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  expect(field.value).toBe('COMING')
  await user.type(field, '{Enter}')
  await waitFor(() => expect(field.value).toBe(''))
})

it('shows beside the quote that the customer opened its link', async () => {
  const id = await kettleAndOven()
  await shop.api.projectQuote.save({ body: { projectId: id, version: (await shop.view(id)).version } })
  const { shareId } = await shop.api.projectQuote.share({ body: { projectId: id, sharedStatus: 'Shared' } })
  await shop.visitor().projectQuote.shared({ query: { shareId: shareId ?? '' } })
  const { user } = await opened(`/project/${id}`)
  await user.click(await screen.findByRole('tab', { name: /^Quote/ }))
  await screen.findByText(/^Customer opened the link \d+ \w+, \d\d:\d\d\.$/)
})

it('leads from an ordered line to its order in the back office those who may open it there', async () => {
  const projectId = await kettleAndOven()
  await shop.api.cart.clear()
  await shop.api.projectQuote.toCart({ body: { projectId, productCodes: ['KETTLE'], folders: [] } })
  await buyer(shop, shop.api).buy()
  const [order] = (await shop.view(projectId)).cart.products[0]?.orders ?? []
  await opened(`/project/${projectId}`)
  const link = await screen.findByRole('link', { name: `order ${order?.number}` })
  expect(link.getAttribute('href')).toBe(`http://admin.localhost/manage?shop=wa#/orders/${order?.id}/show`)
  expect(screen.getAllByText(/^Ordered/)).toHaveLength(1)
  cleanup()
  modeChoice.set('Edit')
  apps.push((await renderApp(await shop.signedIn('ines@hearth.example'), { path: `/project/${projectId}` })).app)
  await screen.findByText(`Ordered: order ${order?.number}`)
  expect(screen.queryByRole('link', { name: `order ${order?.number}` })).toBeNull()
})

it('moves what a colleague has left of a line, after it said that there is less', async () => {
  const id = await kettleAndOven()
  const target = await shop.aProject({ name: 'Harrow house', lines: [{}] })
  const { user } = await opened(`/project/${id}`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Transfer products/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move products to another project' }))
  await user.type(dialog.getByRole('combobox', { name: 'To' }), 'Harrow')
  await user.click(await screen.findByRole('option', { name: /^Harrow house/ }))
  await user.click(dialog.getByRole('checkbox', { name: /OVEN/ }))
  await shop.colleague.projectLines.add({ body: { projectId: id, sku: 'OVEN', productCode: 'OVEN', quantity: 1 } })
  await user.click(await dialog.findByRole('button', { name: 'Move 1 product' }))
  await dialog.findByText('Only 1 of OVEN can be moved')
  await waitFor(() => expect(dialog.queryByRole('spinbutton', { name: /^Quantity of/ })).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Move 1 product' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await shop.view(target)).cart.products.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['KETTLE', 1],
    ['OVEN', 1],
  ])
})

it('says that projects could not be loaded, and why [S3-8-12]', async () => {
  await opened('/project/any', { failing: { 'project.view': rejection(403) } })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('An error occurred getting projects.')).toBeTruthy()
  expect(within(alert).getByText('You do not have permission to perform this action.')).toBeTruthy()
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('says nothing of a connection when loading an open project again fails once, and loads it when the connection is back', async () => {
  const id = await kettleAndOven()
  const failing: Record<string, Error> = {}
  const { calls, app } = await opened(`/project/${id}`, { failing })
  await screen.findByRole('heading', { level: 1, name: 'Test kitchen' })
  failing['project.view'] = new OfflineError('lost')
  await act(() => app.queryClient.invalidateQueries({ queryKey: ['project'] }))
  expect(screen.queryByText(/^Offline\./)).toBeNull()
  expect(screen.queryByText('No connection')).toBeNull()
  Reflect.deleteProperty(failing, 'project.view')
  const before = calls('project.view').length
  for (const event of ['hint-off', 'probe-failed', 'probe-answered'] as const) act(() => pageConnection().take(event))
  await waitFor(() => expect(calls('project.view').length).toBe(before + 1))
})

it('leaves it to the bar of all pages to announce that a project is offline', async () => {
  const id = await kettleAndOven()
  await opened(`/project/${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Test kitchen' })
  for (const event of ['hint-off', 'probe-failed'] as const) act(() => pageConnection().take(event))
  for (const text of [await screen.findByText(/^Offline\./), screen.getByText('No connection')])
    expect(text.closest('[role="status"]')).toBeNull()
  act(() => pageConnection().take('probe-answered'))
})

it('says that the list could not be loaded [S3-8-13]', async () => {
  await opened('/project', { failing: { 'project.minimal': rejection(403) } })
  expect(await screen.findByText('An error occurred getting project list.')).toBeTruthy()
})

it('loads stock of a line in all locations, and shows an error there when it fails [S3-7-61] [S3-8-14]', async () => {
  const id = await kettleAndOven()
  const { user, calls } = await opened(`/project/${id}`)
  await user.click((await screen.findAllByRole('button', { name: /where it is$/ }))[0] as HTMLElement)
  await screen.findByRole('dialog', { name: /^Stock of/ })
  await waitFor(() => expect(calls('staff.stock')).toEqual([{ query: { sku: 'KETTLE', includeOtherStock: true } }]))
  cleanup()
  const failed = await opened(`/project/${id}`, { failing: { 'staff.stock': rejection(404) } })
  await failed.user.click((await screen.findAllByRole('button', { name: /where it is$/ }))[0] as HTMLElement)
  expect(await screen.findByText('An error occurred getting stock.')).toBeTruthy()
})

it('loads competitor prices, beside the line as it is now, and shows an error when it fails [S3-7-62] [S3-8-15] [S3-7-55]', async () => {
  const id = await kettleAndOven()
  const { user, calls } = await opened(`/project/${id}`)
  await lineMenu(user, /^More for .*KETTLE/i, 'Competitor prices')
  const dialog = await screen.findByRole('dialog', { name: /^Competitor prices/ })
  await waitFor(() => expect(calls('staff.competitorPrices')).toEqual([{ query: { sku: 'KETTLE' } }]))
  expect(calls('project.listItem')).toEqual([{ query: { sku: 'KETTLE', projectId: id } }])
  expect(await within(dialog).findByText(/Ours \$89\.95/)).toBeTruthy()
  cleanup()
  const failed = await opened(`/project/${id}`, { failing: { 'staff.competitorPrices': rejection(404) } })
  await lineMenu(failed.user, /^More for .*KETTLE/i, 'Competitor prices')
  expect(await screen.findByText('An error occurred getting competitor prices.')).toBeTruthy()
})

it('loads a product as a line of the open project before it adds it, and the change log after [S3-7-52] [S3-7-56] [S3-4-34]', async () => {
  const id = await kettleAndOven()
  const { user, calls, app } = await opened(`/project/${id}`)
  await user.type((await screen.findAllByRole('combobox'))[0] as HTMLElement, 'fridge{Enter}')
  await waitFor(async () => expect((await shop.view(id)).cart.products).toHaveLength(3))
  expect(calls('projectLines.line')).toEqual([{ params: { sku: 'FRIDGE', projectId: id } }])
  expect(calls('projectLines.add')[0]).toMatchObject({ body: { projectId: id, sku: 'FRIDGE', quantity: 1 } })
  await waitFor(() => expect(calls('project.changeLogs')).toContainEqual({ query: { projectId: id } }))
  // Without a project the path ends with the SKU.
  const alone = await app.queryClient.fetchQuery(projectQueries(app.api).line('FRIDGE'))
  expect(alone.sku).toBe('FRIDGE')
  expect(calls('projectLines.product')).toEqual([{ params: { sku: 'FRIDGE' } }])
})

it('sets the quantity once typing has stopped, without a toast', async () => {
  const id = await kettleAndOven()
  const { user, calls } = await opened(`/project/${id}`)
  const field = (await screen.findAllByRole('textbox', { name: /^Quantity of/ }))[0] as HTMLElement
  await user.click(field)
  await user.keyboard('7')
  await waitFor(async () => expect((await shop.view(id)).cart.products[0]?.quantity).toBe(7))
  expect(calls('projectLines.add')).toHaveLength(1)
  expect(screen.queryByText('Successfully updated!')).toBeNull()
})

it('asks which quantity to keep when that of a colleague arrives behind the digits being typed', async () => {
  const id = await kettleAndOven()
  const { user, app } = await opened(`/project/${id}`)
  const field = (await screen.findAllByRole('textbox', { name: /^Quantity of/ }))[0] as HTMLElement
  const [kettle] = (await shop.view(id)).cart.products
  const body = { projectId: id, sku: 'KETTLE', productCode: kettle?.productCode ?? '', quantity: 5 }
  await shop.colleague.projectLines.add({ body })
  await user.click(field)
  await user.keyboard('7')
  await act(() => app.queryClient.invalidateQueries({ queryKey: ['project'] }))
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Keep all theirs' }))
  await user.click(screen.getByRole('button', { name: 'Use these choices' }))
  await waitFor(() => expect((field as HTMLInputElement).value).toBe('5'))
  expect((await shop.view(id)).cart.products[0]?.quantity).toBe(5)
})

it('leaves the price of a colleague that arrives while the form of the terms is open', async () => {
  const id = await kettleAndOven()
  const { user, app } = await opened(`/project/${id}`)
  await lineMenu(user, /^More for .*KETTLE/i, 'Price and extras')
  const form = within(await screen.findByRole('dialog', { name: /^Price and extras of/ }))
  const [kettle] = (await shop.view(id)).cart.products
  const line = { projectId: id, sku: 'KETTLE', productCode: kettle?.productCode ?? '' }
  await shop.colleague.projectLines.add({ body: { ...line, price: 80, priceReason: 'goodwill' } })
  await act(() => app.queryClient.invalidateQueries({ queryKey: ['project'] }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await shop.view(id)).cart.products[0]?.price).toBe(80)
})

it('asks which name to keep when that of a colleague arrives behind the one being typed', async () => {
  const id = await kettleAndOven()
  const { user, app } = await opened(`/project/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Rename project' }))
  await user.keyboard('Mine')
  await shop.colleague.project.rename({ body: { projectId: id, name: 'Theirs' } })
  await act(() => app.queryClient.invalidateQueries({ queryKey: ['project'] }))
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Keep all theirs' }))
  await user.click(screen.getByRole('button', { name: 'Use these choices' }))
  await screen.findByRole('heading', { level: 1, name: 'Theirs' })
})

it('stores each step of a quantity at once, and sends the last of quick ones', async () => {
  const id = await kettleAndOven()
  const { user, calls } = await opened(`/project/${id}`)
  const more = (await screen.findAllByRole('button', { name: 'One more' }))[0] as HTMLElement
  const field = (await screen.findAllByRole('textbox', { name: /^Quantity of/ }))[0] as HTMLInputElement
  await user.click(more)
  await vi.waitFor(async () => expect(await ownDatabase().edits.toArray()).toMatchObject([{ body: { quantity: 2 } }]), {
    interval: 5,
  })
  await user.click(more)
  await user.click(more)
  expect(field.value).toBe('4')
  expect(calls('projectLines.add')).toHaveLength(0)
  await waitFor(async () => expect((await shop.view(id)).cart.products[0]?.quantity).toBe(4))
  expect(calls('projectLines.add')).toHaveLength(1)
  expect(field.value).toBe('4')
})

it('orders lines with what moved and the full list of their folder, and removes one by its own path [S3-7-51] [S3-7-54]', async () => {
  const id = await kettleAndOven()
  const codes = (await shop.view(id)).cart.products.map(({ productCode }) => productCode)
  const { user, calls } = await opened(`/project/${id}`)
  await lineMenu(user, /^More for .*KETTLE/i, 'Move down')
  await waitFor(() => expect(calls('projectLines.sort')).toHaveLength(1))
  expect(calls('projectLines.sort')[0]).toMatchObject({
    body: {
      projectId: id,
      folderId: null,
      products: [...codes].reverse(),
      moves: [{ productCode: expect.any(String), folderId: null, position: expect.any(String) }],
    },
  })
  await waitFor(async () =>
    expect((await shop.view(id)).cart.products.map(({ productCode }) => productCode)).toEqual([...codes].reverse()),
  )
  await lineMenu(user, /^More for .*KETTLE/i, 'Remove')
  expect(await screen.findByText('Successfully deleted')).toBeTruthy()
  expect((await shop.view(id)).cart.products).toHaveLength(2)
  const later = { timeout: 15_000 }
  await waitFor(async () => expect((await shop.view(id)).cart.products).toHaveLength(1), later)
  expect(calls('projectLines.remove')).toMatchObject([{ params: { projectId: id, sku: codes[0] } }])
}, 30_000)

it('sends the chosen lines and whole folders to the cart, and nothing else [S3-7-45]', async () => {
  const id = await kettleAndOven()
  const { id: folderId } = await shop.api.projectLines.saveFolder({ body: { projectId: id, title: 'Laundry' } })
  await shop.api.projectLines.add({ body: { projectId: id, sku: 'FRIDGE', folderId } })
  const { user, calls } = await opened(`/project/${id}`, { mode: 'View' })
  const codes = (await shop.view(id)).cart.products.map(({ sku, productCode }) => [sku, productCode])
  const codeOf = (sku: string) => codes.find(([name]) => name === sku)?.[1]
  await user.click(await screen.findByRole('checkbox', { name: /^Select .*OVEN/i }))
  await user.click(screen.getByRole('button', { name: 'Add selected to cart' }))
  await user.click(await screen.findByRole('button', { name: 'Add to the cart' }))
  await waitFor(() => expect(calls('projectQuote.toCart')).toHaveLength(1))
  const [{ body }] = calls('projectQuote.toCart') as [{ body: { productCodes: string[]; folders: string[] } }]
  expect(body).toEqual({
    projectId: id,
    productCodes: expect.arrayContaining([codeOf('KETTLE'), codeOf('FRIDGE')]),
    folders: [folderId],
  })
  expect(body.productCodes).toHaveLength(2)
})

it('makes the staff cart of the whole project, with discounts cleared when that was ticked [S3-7-57]', async () => {
  const id = await kettleAndOven()
  await shop.api.projectQuote.save({ body: { projectId: id } })
  const { user, calls } = await opened(`/project/${id}`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: /Staff cart/ }))
  await user.click(await screen.findByRole('checkbox', { name: /Clear discounts/ }))
  await user.click(screen.getByRole('button', { name: 'Create the cart' }))
  await waitFor(() =>
    expect(calls('projectQuote.adminCart')).toEqual([{ body: { projectId: id, clearDiscounts: true } }]),
  )
})

it('copies a project and opens the copy, and deletes one after asking [S3-7-27] [S3-7-53]', async () => {
  const id = await kettleAndOven()
  const { user, calls, router } = await opened(`/project/${id}`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate project' }))
  await user.click(await screen.findByRole('button', { name: 'Duplicate project' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe(`/project/${id}`))
  expect(calls('project.duplicate')).toEqual([{ body: { projectId: id } }])
  const copyId = router.state.location.pathname.split('/').pop() ?? ''
  expect((await shop.view(copyId)).cart.products.map(({ sku }) => sku)).toEqual(['KETTLE', 'OVEN'])
  await screen.findByRole('heading', { level: 1, name: 'Test kitchen (copy)' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete project' }))
  expect(calls('project.remove')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Delete project' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/project'))
  expect(calls('project.remove')).toEqual([{ params: { id: copyId } }])
  await expect(shop.view(copyId)).rejects.toMatchObject({ status: 404 })
})

it('makes a project without an id, and deletes a folder by its own call [S3-7-26]', async () => {
  const { user, calls, router } = await opened('/project')
  await user.click(await screen.findByRole('button', { name: 'New project' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  expect(document.activeElement).toBe(name)
  await user.type(name, 'Nguyen bathroom')
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  await waitFor(() => expect(calls('project.save')).toHaveLength(1))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/project\/.+/))
  expect(calls('project.save')[0]).toEqual({ body: { newId: expect.any(String), projectName: 'Nguyen bathroom' } })
  const id = router.state.location.pathname.split('/').pop() ?? ''
  // Sent, not yet answered: the folder can be saved once the project is.
  const { id: folderId } = await waitFor(() =>
    shop.api.projectLines.saveFolder({ body: { projectId: id, title: 'Shower' } }),
  )
  cleanup()
  const again = await opened(`/project/${id}`)
  await again.user.click(await screen.findByRole('button', { name: 'More for Shower' }))
  await again.user.click(await screen.findByRole('menuitem', { name: 'Delete folder' }))
  await again.user.click(await screen.findByRole('button', { name: 'Delete folder' }))
  await waitFor(() => expect(again.calls('projectLines.removeFolder')).toHaveLength(1))
  expect(again.calls('projectLines.removeFolder')[0]).toMatchObject({ query: { projectId: id, folderId } })
  await waitFor(async () => expect(await shop.api.project.view({ params: { id } })).toBeNull())
})

it('creates a project on the device under the id it has from now on, and opens it when no response arrives', async () => {
  const { user, router, calls } = await opened('/project', { failing: { 'project.save': new OfflineError('lost') } })
  await user.click(await screen.findByRole('button', { name: 'New project' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Weir Street')
  // A double click creates it once.
  await user.dblClick(screen.getByRole('button', { name: 'Create project' }))
  await screen.findByRole('heading', { level: 1, name: 'Weir Street' })
  const id = router.state.location.pathname.split('/').pop() ?? ''
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(screen.queryByText('Update Failed!')).toBeNull()
  expect(await ownDatabase().edits.toArray()).toMatchObject([{ kind: 'create', scope: `project:${id}` }])
  await waitFor(() => expect(calls('project.save')[0]).toEqual({ body: { newId: id, projectName: 'Weir Street' } }))
  await ownDatabase().edits.clear()
})

it('says that a sign-in has ended where the shop has no page for it, what is stored, and how to go on', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'environment', content: '{"loginRoute":null}' })
  document.head.append(meta)
  const id = await kettleAndOven()
  const { user } = await opened(`/project/${id}`, { failing: { 'project.rename': rejection(401) } })
  await user.click(await screen.findByRole('button', { name: 'Rename project' }))
  await user.keyboard('Mine{Enter}')
  await waitFor(async () => expect(await ownDatabase().edits.toArray()).toMatchObject([{ attempts: 1 }]))
  act(clearSignIn)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/^You have been signed out/)).toBeTruthy()
  await within(alert).findByText('1 change on this tablet waiting to send. Sign in to send it.')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
  for (const key of signInKeys) localStorage.setItem(key, 'test')
  meta.remove()
  await ownDatabase().edits.clear()
})

it('says on the sign-in page how many changes wait, and asks before a sign-out loses those of the cart', async () => {
  const { edits } = ownDatabase()
  await edits.bulkAdd([
    { ...storedEdit(rename('Mine'), '1'), account: 'noor' },
    { ...storedEdit(rename('In the cart'), '2', { account: null }), scope: cartScope('wa') },
  ])
  act(clearSignIn)
  const { router } = await opened('/account/internal/login?expired=true')
  await screen.findByText('You have been signed out. Sign in to continue where you left off.')
  await screen.findByText(/^2 changes on this tablet waiting to send\. /)
  await edits.where({ id: '1' }).delete()
  await screen.findByText('1 change to your cart waiting to send. We send it when you are back online.')
  for (const key of signInKeys) localStorage.setItem(key, 'test')
  await act(() => router.navigate('/account/logout'))
  await screen.findByRole('heading', { level: 1, name: '1 change is not sent yet' })
  await screen.findByText('1 change to your cart is only on this device. It is lost if you sign out now.')
  await edits.clear()
})

it('counts pending changes into the total of the foot', async () => {
  const id = await kettleAndOven()
  const { user } = await opened(`/project/${id}`, { failing: { 'projectLines.add': new OfflineError('lost') } })
  const before = (await shop.view(id)).totals.total
  const foot = await screen.findByRole('contentinfo', { name: 'Totals and actions' })
  const field = (await screen.findAllByRole('textbox', { name: /^Quantity of/ }))[0] as HTMLElement
  await user.click(field)
  await user.keyboard('3{Enter}')
  const after = before + 2 * 89.95
  // Of the chosen lines, and of the whole project.
  await waitFor(() => expect(within(foot).getAllByText(moneyText(after))).toHaveLength(2))
  expect((await shop.view(id)).totals.total).toBe(before)
  await ownDatabase().edits.clear()
})

it('saves the status with the id of the project, which the response contains, and renames [S3-7-26] [S3-7-58]', async () => {
  const id = await kettleAndOven()
  const { user, calls } = await opened(`/project/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Status Open, change' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pending' }))
  await waitFor(async () => expect((await shop.view(id)).quoteStatus).toBe('Pending'))
  expect(calls('project.save')).toEqual([{ body: { projectId: id, version: expect.any(Number), status: 'Pending' } }])
  await user.click(await screen.findByRole('button', { name: 'Rename project' }))
  await user.keyboard('Doyle kitchen{Enter}')
  await waitFor(async () => expect((await shop.view(id)).projectName).toBe('Doyle kitchen'))
  expect(calls('project.rename')[0]).toMatchObject({ body: { projectId: id, name: 'Doyle kitchen' } })
  await screen.findByRole('heading', { level: 1, name: 'Doyle kitchen' })
})

it('lists projects by page and items, and leads back to the one opened last [S3-7-25] [S3-7-59]', async () => {
  const id = await kettleAndOven()
  await shop.view(id)
  const { calls } = await opened('/project')
  const last = await screen.findByRole('navigation', { name: 'Last project' })
  expect(within(last).getByRole('link', { name: 'Test kitchen' }).getAttribute('href')).toBe(`/project/${id}`)
  expect(calls('project.minimal')[0]).toEqual({ query: { page: 0, items: 13 } })
  expect(calls('project.navbar').length).toBeGreaterThan(0)
})

it('resolves a conflict field by field: mine is sent again on their version', async () => {
  const id = await kettleAndOven()
  const { user } = await opened(`/project/${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Test kitchen' })
  await shop.colleague.project.rename({ body: { projectId: id, name: 'Theirs' } })
  await user.click(await screen.findByRole('button', { name: 'Rename project' }))
  await user.keyboard('Mine{Enter}')
  const sheet = await screen.findByRole('dialog', { name: '1 field was changed on both sides' })
  expect(within(sheet).getByText(/Theirs \(Wiremu Tane/)).toBeTruthy()
  expect((await shop.view(id)).projectName).toBe('Theirs')
  await user.click(within(sheet).getByRole('button', { name: 'Keep all mine' }))
  await user.click(within(sheet).getByRole('button', { name: 'Use these choices' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename project'))
  // Sent from the device: on a busy machine that takes a while.
  await waitFor(async () => expect((await shop.view(id)).projectName).toBe('Mine'), { timeout: 20_000 })
}, 60_000)
