// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type App, AppProvider } from '#lib/app.tsx'
import { renderUi } from '../../../tests/render-ui.tsx'
import { PaymentMarkRow } from './payment-mark-row.tsx'
import { Picture } from './picture.tsx'

const fridge = { path: '/pictures/fridge', alt: 'A white fridge', width: 1200, height: 900, color: 'unused' }

// happy-dom loads no images and reports each of them as complete.
const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get')
beforeEach(() => void complete.mockReturnValue(false))
afterEach(() => vi.unstubAllEnvs())

it('offers eight widths in two formats and reserves its space', () => {
  const { container } = renderUi(<Picture picture={fridge} sizes="300px" />)
  const [avif, webp] = [...container.querySelectorAll('source')]
  expect(avif?.getAttribute('type')).toBe('image/avif')
  const widths = [96, 160, 240, 320, 480, 640, 800, 1200]
  const set = (format: string) => widths.map((width) => `/pictures/fridge-${width}.${format} ${width}w`).join(', ')
  expect(avif?.getAttribute('srcset')).toBe(set('avif'))
  expect(webp?.getAttribute('srcset')).toBe(set('webp'))
  const image = screen.getByRole('img', { name: 'A white fridge' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900'])
  expect(image.getAttribute('loading')).toBe('lazy')
})

it('loads the priority image of a page early', () => {
  // The server preloads it.
  vi.stubEnv('SSR', true)
  renderUi(<Picture picture={fridge} sizes="300px" priority />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  const ahead = document.head.querySelector('link[rel="preload"][as="image"]')
  const avif = document.querySelector('source[type="image/avif"]')
  expect(ahead?.getAttribute('imagesrcset')).toBe(avif?.getAttribute('srcset'))
  expect([ahead?.getAttribute('imagesizes'), ahead?.getAttribute('type')]).toEqual(['300px', 'image/avif'])
})

it('gives a thumbnail a lower priority than other images', () => {
  renderUi(
    <>
      <Picture picture={fridge} sizes="56px" widths={[96, 240]} />
      <Picture picture={fridge} sizes="300px" />
      <Picture picture={fridge} sizes="100px" widths={[96, 240]} priority />
    </>,
  )
  const pictures = screen.getAllByRole('img', { name: 'A white fridge' })
  expect(pictures.map((image) => image.getAttribute('fetchpriority'))).toEqual(['low', null, 'high'])
})

it('renders a fallback with the same name when the image fails to load, until the image changes', () => {
  const { container, rerender } = renderUi(<Picture picture={fridge} sizes="300px" />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('[data-fallback]')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A white fridge' }).tagName.toLowerCase()).toBe('svg')
  rerender(<Picture picture={{ ...fridge, path: '/pictures/oven' }} sizes="300px" />)
  expect(container.querySelector('[data-fallback]')).toBeNull()
})

it('loads a failed image again when the device is online again', () => {
  const { container } = renderUi(<Picture picture={fridge} sizes="300px" />)
  fireEvent.error(screen.getByRole('img'))
  fireEvent(window, new Event('online'))
  expect(container.querySelector('[data-fallback]')).toBeNull()
  expect(screen.getByRole('img', { name: 'A white fridge' }).getAttribute('src')).toBe('/pictures/fridge-640.webp')
})

it('detects an image that failed before hydration', () => {
  complete.mockReturnValue(true)
  const { container } = renderUi(<Picture picture={fridge} sizes="300px" />)
  expect(container.querySelector('[data-fallback]')).toBeTruthy()
})

it('shows the signs of what the shop takes in its country, and none where it takes nothing', () => {
  const row = (
    <AppProvider app={{ brand: { country: 'AU' } } as App}>
      <PaymentMarkRow />
    </AppProvider>
  )
  const named = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))
  const { unmount } = renderUi(row)
  expect(named()).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Afterpay', 'Zip'])
  unmount()
  const content = (marks: object) => JSON.stringify({ paymentMarks: marks })
  const meta = Object.assign(document.createElement('meta'), {
    name: 'environment',
    content: content({ AU: ['transfer'] }),
  })
  document.head.append(meta)
  const transfers = renderUi(row)
  expect(named()).toEqual(['Bank transfer'])
  transfers.unmount()
  meta.content = content({ NZ: ['transfer'] })
  renderUi(row)
  expect(named()).toEqual([])
  meta.remove()
})
