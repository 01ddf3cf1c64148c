import type { AddProduct } from '#contract/checkout/cart.ts'
import { stored } from './stored.ts'

/** A product that was added to the cart, from the press on until the change is stored or fails. */
export type KeptAdd = {
  /** Also the id of the change: what was sent before the page closed counts once. */
  readonly id: string
  /** The address of the product. */
  readonly path: string
  readonly choice: Omit<AddProduct, 'sku'>
}

const key = 'hearth:kept-adds'
const own = new Set<string>()

export const keptAdds = () => stored<readonly KeptAdd[]>(() => JSON.parse(localStorage.getItem(key) ?? '[]'), [])

/** What other pages of this shop keep: those that are open, and those that were left too early. */
export const addsOfOthers = () => keptAdds().filter(({ id }) => !own.has(id))

export const isKept = (id: string) => keptAdds().some((kept) => kept.id === id)

const write = (adds: readonly KeptAdd[]) =>
  // Without storage a product is added as long as the page is open.
  stored(
    () => (adds.length > 0 ? localStorage.setItem(key, JSON.stringify(adds)) : localStorage.removeItem(key)),
    undefined,
  )

export const dropAdd = (id: string) => write(keptAdds().filter((kept) => kept.id !== id))

export function keepAdd(add: KeptAdd) {
  own.add(add.id)
  write([...keptAdds().filter(({ id }) => id !== add.id), add])
}
