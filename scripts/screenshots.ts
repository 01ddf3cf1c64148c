// npm run screenshots: takes the screenshots of the install prompts from the pages of the built shop. --brands wa,fk
// Of a brand without demo data from its own shop: --brands acme --shop https://www.acme.example --listing /c/… --product /p/…
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { brands, samples, shops } from '../e2e/brands.ts'
import { type FormFactor, type Screen, screenFile, screenSizes, screensOf } from '../manifest/files.ts'
import { type BrandKey, brandKeys } from '../themes/brand.ts'
import { chromiumAt, sandboxFlags } from './lib/browser/chromium-launch.ts'
import { startShop } from './lib/shop-server.ts'

const { values } = parseArgs({
  options: {
    brands: { type: 'string' },
    shop: { type: 'string' },
    listing: { type: 'string' },
    product: { type: 'string' },
  },
})
const named = values.brands?.split(',')
const chosen = named ? brandKeys.filter((brand) => named.includes(brand)) : brands
const own = chosen.filter((brand) => !brands.includes(brand))
if (own.length > 0 && !(values.shop && values.listing && values.product)) {
  console.error(
    `There is no demo data of ${own.join(', ')}: name a shop that runs, with --shop, --listing and --product.`,
  )
  process.exit(1)
}

/** The viewport widths in CSS pixels. */
const cssWidths = { narrow: 432, wide: 1440 } as const satisfies Record<FormFactor, number>

const products: Partial<Record<BrandKey, string>> = {
  wa: samples.waEverything,
  aol: samples.aolEverything,
  andoo: samples.andooPromotion,
  hc: samples.hcEverything,
}
const pathsOf = (brand: BrandKey): Record<Screen, string> => ({
  home: '/',
  listing: values.listing ?? shops[brand].category,
  product: values.product ?? products[brand] ?? shops[brand].product,
})

/** Runs in the page: visible content has loaded. Lazy images further down are not awaited. */
function isSettled() {
  const isSeen = ({ top, left, right, bottom }: DOMRect) =>
    bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const images = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()))
  return document.fonts.status === 'loaded' && images.every((image) => image.complete)
}

/** Runs in the page: sets the location for delivery days and stock. */
async function moveTo(localityId: string) {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/geo/setlocation', { method: 'POST', headers, body: JSON.stringify({ localityId }) })
}

/** A sale would stay in the screenshots for months after its end. */
const style = '[style*="--sale"], a:has([style*="--sale"]) { display: none !important }'

async function picture(page: Page, formFactor: FormFactor) {
  const { width, height } = screenSizes[formFactor]
  const shot = await page.screenshot({ animations: 'disabled', style })
  return sharp(shot).resize(width, height, { fit: 'fill' }).jpeg({ mozjpeg: true, quality: 49 }).toBuffer()
}

async function shootBrand(browser: Browser, { brand, origin }: { brand: BrandKey; origin: string }) {
  const folder = new URL(`../public/brands/${brand}/`, import.meta.url)
  await mkdir(new URL('screenshots/', folder), { recursive: true })
  for (const formFactor of ['narrow', 'wide'] as const) {
    const { width, height } = screenSizes[formFactor]
    const scale = width / cssWidths[formFactor]
    const context = await browser.newContext({
      viewport: { width: cssWidths[formFactor], height: height / scale },
      deviceScaleFactor: scale,
      hasTouch: formFactor === 'narrow',
      isMobile: formFactor === 'narrow',
      bypassCSP: true,
    })
    const page = await context.newPage()
    if (!values.shop) {
      await page.goto(`${origin}/robots.txt`)
      await page.evaluate(moveTo, shops[brand].suburb.localityId)
    }
    for (const screen of screensOf[formFactor]) {
      await page.goto(`${origin}${pathsOf(brand)[screen]}`, { waitUntil: 'networkidle' })
      await page.waitForFunction(isSettled)
      const file = new URL(screenFile(screen, formFactor), folder)
      await writeFile(file, await picture(page, formFactor))
      console.log(`${brand} ${screen} ${formFactor} ${Math.round((await stat(file)).size / 1024)} KB`)
    }
    await context.close()
  }
}

const server = values.shop ? null : await startShop('.data/measure')
const browser = await chromium.launch({
  ...chromiumAt('whole'),
  // Hinting would set the letters of scaled text unevenly.
  args: [...sandboxFlags, '--font-render-hinting=none'],
})
try {
  for (const brand of chosen)
    await shootBrand(browser, { brand, origin: values.shop ?? `http://${brand}.localhost:${server?.port}` })
} finally {
  await browser.close()
  await server?.stop()
}
