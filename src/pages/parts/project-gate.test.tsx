// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { signInKeys } from '#lib/account/signed-in.ts'
import { paths } from '#lib/page/paths.ts'
import { ownDatabase } from '#offline/database.ts'
import { projectScope } from '#offline/project/project-scope.ts'
import { createProjectStore } from '#offline/project-store.ts'
import { oneOfEach, storedEdit, twoFolders } from '../../../tests/project-edits.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type StaffShop, staffShop } from '../../../tests/staff.ts'
import { ProjectGate } from './project-gate.tsx'

let shop: StaffShop
let customer: Api
beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }))
  shop = await staffShop()
  customer = await shop.signedIn('ada@hearth.example')
})
afterAll(() => {
  vi.unstubAllGlobals()
  return shop.close()
})
afterEach(async () => {
  cleanup()
  localStorage.clear()
  for (const table of ownDatabase().tables) await table.clear()
})

const cut = new OfflineError('cut')
/** The calls have the right of an account, and no session that a sign-in could be renewed by. */
const noRenewal = { 'identity.relogin': cut }
const noResponses = () => ({
  ...noRenewal,
  'account.info': cut,
  'project.minimal': cut,
  'project.view': cut,
  'project.navbar': cut,
})
const part = (value: unknown) => btoa(JSON.stringify(value))

/** What a sign-in leaves behind; the calls themselves carry the right of the account. */
function signsIn(sub: string) {
  for (const key of signInKeys) localStorage.setItem(key, 'true')
  localStorage.setItem('idToken', `${part({})}.${part({ sub, exp: 9e9 })}.sig`)
}

/** Opens the project list online with this sign-in, and closes it. */
async function worksHere(api: Api, sub: string) {
  signsIn(sub)
  await renderApp(api, { path: '/project', failing: noRenewal })
  await screen.findByRole('heading', { level: 1, name: 'Projects' })
  await waitFor(async () => expect((await ownDatabase().kept.get(['wa', 'staff']))?.value).toMatchObject({ sub }))
  cleanup()
}
const storesProject = () =>
  createProjectStore({ brand: 'wa' }).keep({ ...twoFolders(), projectName: 'Fenwick kitchen' })

/** Creates a project that is not sent yet, so that no other device has it. */
async function beginsProject(account: string) {
  const project = { ...twoFolders(), projectRef: 'P2', projectName: 'Okafor laundry' }
  await createProjectStore({ brand: 'wa' }).keep(project)
  await ownDatabase().edits.add(storedEdit(oneOfEach.create, '1', { account, scope: projectScope('P2') }))
}

const offlineHeading = () => screen.findByRole('heading', { level: 1, name: 'This page needs a connection' })

it('has a title while the account loads', async () => {
  signsIn('ines')
  const api = { ...customer, account: { ...customer.account, info: () => new Promise<never>(() => {}) } }
  const element = (
    <ProjectGate skeleton={<p>Loading</p>}>
      <p>Open</p>
    </ProjectGate>
  )
  await renderApp(api, { path: '/gate', pages: [{ path: '/gate', element }] })
  await screen.findByText('Loading')
  expect(document.title).toMatch(/^Projects/)
})

it('shows staff the projects stored on this device when they return offline, and no failure before', async () => {
  await worksHere(shop.api, 'noor')
  await storesProject()
  let failures = 0
  const watch = new MutationObserver(() => {
    failures += screen.queryAllByText(/^An error occurred/).length
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await renderApp(shop.api, { path: '/project', failing: noResponses() })
  expect(await screen.findByRole('link', { name: /Fenwick kitchen/ })).toBeTruthy()
  cleanup()
  await renderApp(shop.api, { path: `/project/${twoFolders().projectRef}`, failing: noResponses() })
  await screen.findByRole('heading', { level: 1, name: 'Fenwick kitchen' })
  watch.disconnect()
  expect(failures).toBe(0)
})

it.each([
  ['a customer', 'ada'],
  ['somebody of whom nothing is known', 'nobody'],
])('shows no projects to %s on the same device, and explains why', async (_who, sub) => {
  await worksHere(shop.api, 'noor')
  await storesProject()
  signsIn(sub)
  for (const path of ['/project', `/project/${twoFolders().projectRef}`, '/project-admin']) {
    const { container } = await renderApp(customer, { path, failing: noResponses() })
    await offlineHeading()
    expect(container.textContent).not.toContain('Fenwick')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy()
    cleanup()
  }
})

it('admits a rejected visitor once the shop confirms that they are staff', async () => {
  signsIn('noor')
  const failing: Record<string, Error> = noResponses()
  const { user } = await renderApp(shop.api, { path: '/project', failing })
  await offlineHeading()
  for (const name of Object.keys(failing)) delete failing[name]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Projects' })
})

it('shows a colleague what the shop shows them too, and not what was only begun here', async () => {
  await worksHere(shop.api, 'noor')
  const noor = (await ownDatabase().kept.get(['wa', 'staff']))?.value as { id: string } // written just now
  await storesProject()
  await beginsProject(noor.id)
  await worksHere(shop.colleague, 'wiremu')
  await renderApp(shop.colleague, { path: '/project', failing: noResponses() })
  expect(await screen.findByRole('link', { name: /Fenwick kitchen/ })).toBeTruthy()
  expect(screen.queryByText(/Okafor/)).toBeNull()
  cleanup()
  await renderApp(shop.colleague, { path: '/project/P2', failing: noResponses() })
  await screen.findByRole('heading', { level: 1, name: 'An error occurred getting projects.' })
  expect(screen.queryByText(/Okafor laundry/)).toBeNull()
})

it('keeps the page while the shop checks the account again', async () => {
  await worksHere(shop.api, 'noor')
  const failing: Record<string, Error> = noResponses()
  const { user, app } = await renderApp(shop.api, { path: '/project', failing })
  // A list that has arrived empty has a second one.
  const [first] = await screen.findAllByRole('button', { name: 'New project' })
  if (first) await user.click(first)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half typed')
  for (const name of Object.keys(failing)) delete failing[name]
  await app.queryClient.refetchQueries()
  await waitFor(() => expect(screen.queryByText(/^Offline\./)).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Half typed')
})

it('says on the sign-in page how many changes wait on this device, and follows them', async () => {
  await ownDatabase().kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad' } })
  await ownDatabase().edits.bulkAdd([
    storedEdit(oneOfEach.rename, '1', { account: 'noor' }),
    storedEdit(oneOfEach.quantity, '2', { account: 'noor' }),
    storedEdit(oneOfEach.rename, '3', { account: 'wiremu' }),
  ])
  await renderApp(shop.api, { path: paths.login() })
  await screen.findByText(
    '3 changes on this tablet waiting to send. Sign in to send yours. A colleague made 1 of them.',
  )
  await ownDatabase().edits.where({ id: '3' }).delete()
  await screen.findByText('2 changes on this tablet waiting to send. Sign in to send them.')
})
