// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PriceDisplay, priceDisplay, priceSizes } from '#domain/money/price-display.ts'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Price } from './price.tsx'
import { PriceBadge } from './price-badge.tsx'

const visitor = { loginForPrice: false, isSignedIn: false }
const shown = (product: Parameters<typeof priceDisplay>[0], viewer = visitor): PriceDisplay =>
  priceDisplay(product, viewer)
const text = (container: HTMLElement) => container.textContent?.replaceAll(/\s+/g, ' ').trim()

it('has three sizes with different styles [S1-2.10-19]', () => {
  const { container } = renderUi(
    priceSizes.map((size) => <Price key={size} display={shown({ price: 1299 })} size={size} />),
  )
  expect(priceSizes).toEqual(['project', 'listing', 'expanded'])
  const rendered = [...container.querySelectorAll<HTMLElement>('.price')]
  expect(rendered.map(({ classList }) => priceSizes.find((size) => classList.contains(`price-${size}`)))).toEqual(
    priceSizes,
  )
  // happy-dom cannot compute fluid sizes, so the rules are read.
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  const sizeIn = (selector: string) =>
    new RegExp(`${selector} \\[data-part="now"\\]\\{[^}]*font-size:([^;]+);`).exec(css)?.[1]
  const sizes = [sizeIn('\\.price-project'), sizeIn('\\.css-\\w+'), sizeIn('\\.price-expanded')]
  expect(sizes.every(Boolean)).toBe(true)
  expect(new Set(sizes).size).toBe(3)
})

it('shows that a price is available on request [S1-2.10-20]', () => {
  const { container } = renderUi(<Price display={shown({ price: 1299, priceUponRequest: true })} />)
  expect(text(container)).toBe('Price available upon request')
})

it('asks to sign in, without any amount, where prices need it [S1-2.10-21]', () => {
  const display = shown({ price: 1299, rrp: 1999 }, { loginForPrice: true, isSignedIn: false })
  const { container, rerender } = renderUi(<Price display={display} loginTo="/account/internal/login" />)
  expect(text(container)).toBe('Login for Price')
  expect(screen.getByRole('link', { name: 'Login for Price' }).getAttribute('href')).toBe('/account/internal/login')
  rerender(<Price display={shown({ price: 1299 }, { loginForPrice: true, isSignedIn: true })} />)
  expect(text(container)).toBe('$1,299')
})

it('shows a link to request a price where there is none [S1-2.10-23]', () => {
  const { container } = renderUi(<Price display={shown({ price: null })} requestTo="/ask-an-expert" />)
  expect(text(container)).toBe('Request Price')
  expect(screen.getByRole('link', { name: 'Request Price' }).getAttribute('href')).toBe('/ask-an-expert')
})

it('shows pricing text, badges and saving where there are any, else only the price [S1-2.10-24]', () => {
  const badges = (
    <>
      <PriceBadge icon={null} title="Winning Value Promise" onClick={() => {}} />
      <PriceBadge icon={null} title="Price match" />
    </>
  )
  const display = shown({ price: 4299, rrp: 4999 })
  const { container, rerender } = renderUi(<Price display={display} pricingText="Online price" badges={badges} />)
  expect(text(container)).toBe('$4,299RRP $4,999Save $700Online priceWinning Value PromisePrice match')
  expect(screen.getByRole('button', { name: 'Winning Value Promise' })).toBeTruthy()
  rerender(<Price display={shown({ price: 4299 })} />)
  expect(text(container)).toBe('$4,299')
})

it('never wraps an amount', () => {
  const { container } = renderUi(<Price display={shown({ price: 1299 })} />)
  const amount = container.querySelector('[data-part="now"]')
  expect(amount && getComputedStyle(amount).whiteSpace).toBe('nowrap')
})
