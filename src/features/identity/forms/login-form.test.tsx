// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { LoginForm } from './login-form.tsx'

const settings = { signInProviders: ['google', 'oidc'], signInNames: { oidc: 'Hearth ID' } }

let shop: Shop
beforeAll(async () => {
  document.head.insertAdjacentHTML('beforeend', `<meta name="environment" content='${JSON.stringify(settings)}'>`)
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

it('shows a button for each provider, with the name that the settings give it and the mark of known ones', async () => {
  await renderApp(shop.api, { path: '/sign-in', pages: [{ path: '/sign-in', element: <LoginForm /> }] })
  const buttons = await screen.findAllByRole('button', { name: /^Continue with / })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Continue with Google', 'Continue with Hearth ID'])
  expect(buttons.map((button) => button.querySelector('img')?.getAttribute('src'))).toEqual([
    '/signs/sign-in.svg#google',
    undefined,
  ])
})
