import type { Page } from '@playwright/test'
import { chromiumAt, quietFlags } from '../scripts/lib/browser/chromium-launch.ts'
import { expectNoFindings } from './axe.ts'
import { originOf } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { kettle, oven, row } from './project-controls.ts'
import { staffPost } from './staff-calls.ts'

// A fake camera that Chromium always allows, so only the response headers of the page can block it.
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({
  viewport: { width: 1024, height: 768 },
  launchOptions: { ...chromiumAt('shell'), args: [...quietFlags, ...camera] },
})

const unknown = '2000000000015'

type TestWindow = typeof globalThis & {
  /** What the detector reads from the camera, and from a photo. */
  barcode?: string
  photoBarcode?: string
  streams: MediaStream[]
  isBlocked?: boolean
}

/** Chromium on Linux has no BarcodeDetector. This one returns the code that the test sets. */
const hasDetector = (page: Page) =>
  page.addInitScript(() => {
    const own = window as unknown as TestWindow
    own.streams = []
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code', 'ean_13']
      async detect(image: unknown) {
        const rawValue = image instanceof HTMLVideoElement ? own.barcode : own.photoBarcode
        return rawValue === undefined ? [] : [{ rawValue }]
      }
    }
    Object.assign(window, { BarcodeDetector })
    // Only secure pages have `mediaDevices`.
    if (!navigator.mediaDevices) return
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (own.isBlocked) throw new DOMException('Permission denied', 'NotAllowedError')
      const stream = await open(constraints)
      own.streams.push(stream)
      return stream
    }
  })

const set = (page: Page, values: Partial<TestWindow>) => page.evaluate((all) => void Object.assign(window, all), values)
/** For each opened stream, whether its camera is still on. */
const cameras = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as TestWindow).streams.map((stream) =>
      stream.getTracks().some(({ readyState }) => readyState === 'live'),
    ),
  )

async function openProject(page: Page, name: string) {
  const post = await staffPost(page, 'noor@hearth.example')
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', {
    projectName: name,
    quoteData: { customerName: 'Ada Fenwick' },
  })
  await post('/api/projects/product', { projectId: projectRef, sku: kettle, quantity: 1 })
  const { products } = await post<{ products: { gtin: string }[] }>(`/api/product/search/${oven}`)
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(row(page, kettle)).toBeVisible()
  return products[0]?.gtin ?? ''
}

const scanButton = (page: Page) => page.getByRole('button', { name: /^Scan barcode to add to/ })
const field = (page: Page) => page.getByRole('combobox', { name: /^Add a product to/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scan barcode' })

test('scans a barcode into a project, and switches the camera off', async ({ page }) => {
  await hasDetector(page)
  const gtin = await openProject(page, 'Scanned kitchen')
  await scanButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('Hold the barcode inside the frame.')
  await expectNoFindings(page)
  expect(await cameras(page)).toEqual([true])

  // A hidden page switches the camera off, a visible one switches it on again.
  const shows = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await shows(true)
  expect(await cameras(page)).toEqual([false])
  await shows(false)
  await expect.poll(() => cameras(page)).toEqual([false, true])

  await set(page, { barcode: gtin })
  await expect(row(page, oven)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(await cameras(page)).toEqual([false, false])
  await expect(scanButton(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')

  await set(page, { barcode: unknown })
  await page.keyboard.press('Enter')
  await expect(page.getByText(`No product has this barcode: ${unknown}`)).toHaveCount(1)
  await expect(field(page)).toHaveValue(unknown)
  await expect(field(page)).toBeFocused()

  await set(page, { barcode: '4006381333932' })
  await scanButton(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Hold the barcode inside the frame.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect((await cameras(page)).includes(true)).toBe(false)
})

test('reads a photo of a barcode when the camera is blocked @long', async ({ page }) => {
  await hasDetector(page)
  const gtin = await openProject(page, 'Photographed kitchen')
  await set(page, { isBlocked: true })
  await scanButton(page).click()
  await expect(dialog(page)).toContainText('The camera is not allowed for this shop.')
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()

  const photo = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog(page).getByRole('button', { name: 'Choose photo' }).click()
    await (await chooser).setFiles(file)
  }
  const box = {
    name: 'box.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } }),
  }
  await photo({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
  await expect(dialog(page).getByRole('alert')).toContainText('This file cannot be read as a photo.')
  await photo(box)
  await expect(dialog(page).getByRole('alert')).toContainText('There is no readable barcode in this photo.')
  await set(page, { photoBarcode: gtin })
  await photo(box)
  await expect(row(page, oven)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  await scanButton(page).click()
  await dialog(page).getByRole('button', { name: 'Type number' }).click()
  await expect(field(page)).toBeFocused()
})

test('finds a product by its barcode number in a browser without barcode detection @long', async ({
  page,
  network,
}) => {
  const gtin = await openProject(page, 'Typed kitchen')
  await expect(field(page)).toHaveAttribute('placeholder', 'SKU, name or barcode')
  await expect(scanButton(page)).toHaveCount(0)
  await field(page).fill(`${gtin.slice(0, 1)} ${gtin.slice(1, 7)}-${gtin.slice(7)}`)
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toContainText(oven)
  await field(page).press('Enter')
  await expect(row(page, oven)).toBeVisible()

  await field(page).fill('4006381333932')
  await expect(page.getByText('4006381333932 is not a barcode number. Check the digits')).toBeVisible()
  await field(page).fill(unknown)
  await expect(page.getByText(`No product has this barcode: ${unknown}`)).toBeVisible()

  await network.offline()
  await field(page).fill(gtin)
  await expect(page.getByRole('option')).toContainText(oven)
  await field(page).press('Enter')
  await expect(row(page, oven).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
})
