import GlobalStyles from '@mui/material/GlobalStyles'
import type { App } from '#lib/app.tsx'
import { throwMissedPart } from '#lib/missed-part.ts'
import type { PageTheme } from '#lib/route-handle.ts'
import type { BrandKey, ShopBrand } from '#themes/brand.ts'
import { globalStyles } from '#themes/global-styles.ts'
import { loadBrand } from './brand.ts'

/** Whose shop it is stays: what and how it sells, what it promises, where it keeps things, and what it says of itself. */
function dressed(own: App, { flags, wording }: ShopBrand): App {
  const { compareTray, loginForPrice, poNumber, priceMatchModal, pricesExGst, valuePromise } = own.brand.flags
  const { addToCart, allProducts, cartName, footerAbout, priceNote, supportLine } = own.brand.wording
  return {
    ...own,
    brand: {
      ...own.brand,
      flags: { ...flags, compareTray, loginForPrice, poNumber, priceMatchModal, pricesExGst, valuePromise },
      wording: { ...wording, addToCart, allProducts, cartName, footerAbout, priceNote, supportLine },
    },
  }
}

// The wordmark stays the shop's, and its second colour was chosen for the shop's own header.
const onOtherGround = { ':root': { '--logo-accent': 'currentColor' } }

/**
 * Brings the fonts before the page that is drawn with them. React would wait for them too, but takes those that do not come for a
 * fault.
 */
async function loadSheet(name: BrandKey, href: string) {
  if (import.meta.env.SSR) return
  // The shop's own faces stand in its pages.
  if (document.documentElement.dataset.brand === name || document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}

/** Of other shops a device keeps nothing beforehand: without a connection the page says that, and not that it is broken. */
const otherBrand = (name: BrandKey) => loadBrand(name).catch(throwMissedPart)

/** A brand as the theme of a page; only such a page loads this. */
export async function loadLook(name: BrandKey): Promise<PageTheme> {
  const sheet = `/fonts/${name}.css`
  const [{ brand, theme: look }] = await Promise.all([otherBrand(name), loadSheet(name, sheet)])
  const variables = look.generateStyleSheets()
  const Sheets = () => (
    <>
      <link rel="stylesheet" href={sheet} precedence="theme" />
      <GlobalStyles styles={variables} />
      <GlobalStyles styles={globalStyles} />
      <GlobalStyles styles={onOtherGround} />
    </>
  )
  return { name, look, Sheets, dress: (own) => dressed(own, brand) }
}
