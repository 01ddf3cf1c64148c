import GlobalStyles from '@mui/material/GlobalStyles'
import type { App } from '#lib/app.tsx'
import { throwMissedPart } from '#lib/boot/missing-chunk-toast.ts'
import type { PageTheme } from '#lib/page/route-handle.ts'
import type { BrandKey, ShopBrand } from '#themes/brand.ts'
import { globalStyles } from '#themes/global-styles.ts'
import { loadBrand } from './brand.ts'

/** Keeps what belongs to the shop: how it sells, its promises, its storage keys and its own name. */
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

// The wordmark stays that of the shop; its accent colour fits only the shop's own header.
const onOtherGround = { ':root': { '--logo-accent': 'currentColor' } }

/**
 * Loads the fonts before the page renders. React would suspend on a style sheet too, but throws when it fails to load.
 */
async function loadSheet(name: BrandKey, href: string) {
  if (import.meta.env.SSR) return
  // The fonts of the shop itself are already in its pages.
  if (document.documentElement.dataset.brand === name || document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}

/** The device has no other brands in its cache: offline, the page shows the offline error instead of a crash. */
const otherBrand = (name: BrandKey) => loadBrand(name).catch(throwMissedPart)

/** Loads a brand as the theme of a page; only themed pages load this file. */
export async function loadPageTheme(name: BrandKey): Promise<PageTheme> {
  const sheet = `/fonts/${name}.css`
  const [{ brand, theme }] = await Promise.all([otherBrand(name), loadSheet(name, sheet)])
  const variables = theme.generateStyleSheets()
  const Sheets = () => (
    <>
      <link rel="stylesheet" href={sheet} precedence="theme" />
      <GlobalStyles styles={variables} />
      <GlobalStyles styles={globalStyles} />
      <GlobalStyles styles={onOtherGround} />
    </>
  )
  return { name, theme, Sheets, dress: (own) => dressed(own, brand) }
}
