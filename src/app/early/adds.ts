import { earlyAddsKey } from '#lib/boot/early-keys.ts'
import { stored } from './stored.ts'

/** Addresses of products that were added before the app, which adds those that are left (cart/early-adds.ts). */
export const earlyAdds = () => stored<string[]>(() => JSON.parse(localStorage.getItem(earlyAddsKey) ?? '[]'), [])

const storeEarlyAdds = (adds: readonly string[]) =>
  // Without storage the product is added as long as the page is open.
  stored(
    () =>
      adds.length > 0
        ? localStorage.setItem(earlyAddsKey, JSON.stringify(adds))
        : localStorage.removeItem(earlyAddsKey),
    undefined,
  )

/** Stores the product beside the control, and returns what fills its line in the drawer. */
export function addEarly(control: Element) {
  const place = control.closest('article,[data-sku],main')
  const find = (names: string) => place?.querySelector<HTMLElement>(names)
  const title = find('[data-part="title"],h1')
  storeEarlyAdds([...earlyAdds(), title?.querySelector('a')?.pathname ?? location.pathname])
  const picture = [...(place?.querySelectorAll('img') ?? [])].find(({ naturalWidth }) => naturalWidth > 0)
  const image = picture ? Object.assign(new Image(), { src: picture.currentSrc, alt: '' }) : ''
  return { title: title?.textContent ?? '', price: find('[data-part="now"]')?.cloneNode(true) ?? '', image }
}

/** The app adds the product that was pressed last. */
export const leaveLastAdd = () => storeEarlyAdds(earlyAdds().slice(0, -1))
