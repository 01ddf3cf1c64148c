import { dropAdd, keepAdd } from '#lib/boot/kept-adds.ts'
import { uniqueId } from '#lib/unique-id.ts'

let last = ''

/** Keeps the product beside the control, which the app adds if the page is left, and returns what fills its line in the drawer. */
export function addEarly(control: Element) {
  const place = control.closest('article,[data-sku],main')
  const find = (names: string) => place?.querySelector<HTMLElement>(names)
  const title = find('[data-part="title"],h1')
  last = uniqueId()
  const path = title?.querySelector('a')?.pathname ?? location.pathname
  keepAdd({ id: last, path, choice: { quantity: 1 } })
  const picture = [...(place?.querySelectorAll('img') ?? [])].find(({ naturalWidth }) => naturalWidth > 0)
  const image = picture ? Object.assign(new Image(), { src: picture.currentSrc, alt: '' }) : ''
  return { title: title?.textContent ?? '', price: find('[data-part="now"]')?.cloneNode(true) ?? '', image }
}

/** Leaves the product that was pressed last to the app, which keeps it itself. */
export const leaveLastAdd = () => dropAdd(last)
