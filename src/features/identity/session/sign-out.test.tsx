// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { signOut } from './sign-out.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const drafts = ['form-draft-ask-an-expert', 'form-sent-ask-an-expert']

it.each([
  ['deletes what was written in forms', undefined, []],
  ['keeps it for a sign-in that follows', '/account/internal/login?expired=true', drafts],
])('%s at a sign-out', async (_what, target, left) => {
  for (const key of drafts) localStorage.setItem(key, '{}')
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { app } = await renderApp(shop.visitor(), { path: '/page', pages: [{ path: '/page', element: <p>Page</p> }] })
  await signOut(app, { target })
  expect(leave).toHaveBeenCalledOnce()
  expect(drafts.filter((key) => localStorage.getItem(key) !== null)).toEqual(left)
})
