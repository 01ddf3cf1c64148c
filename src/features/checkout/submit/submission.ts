import * as z from 'zod/mini'
import { type SafeStorage, safeStorage } from '#lib/browser/flags.ts'
import { uniqueId } from '#lib/unique-id.ts'

/**
 * One submission of the order, stored until its outcome is known. Each has its own key, because the card is not stored
 * and may be another one.
 */
const Press = z.object({
  key: z.string(),
  cartId: z.string(),
  option: z.number(),
  paymentReference: z.nullable(z.string()),
})
export type Press = z.infer<typeof Press>

const storageKey = 'checkout-press'
/** A press that cannot be stored lives as long as the page: a full browser must not stop an order. */
const tabStorage = safeStorage(() => sessionStorage)

function parse(text: string | null): Press | null {
  try {
    const read = Press.safeParse(JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Stores the open submission for this tab. */
export function createPressStore(storage: SafeStorage = tabStorage) {
  function store(press: Press): Press {
    storage.setItem(storageKey, JSON.stringify(press))
    return press
  }

  const open = () => parse(storage.getItem(storageKey))

  return {
    /** The submission whose outcome is unknown. */
    open,
    /** A new press. The server first resolves what an earlier one of this cart left open. */
    begin: (order: Pick<Press, 'cartId' | 'option'>): Press =>
      store({ ...order, key: uniqueId(), paymentReference: null }),
    learn(paymentReference: string) {
      const press = open()
      if (press) store({ ...press, paymentReference })
    },
    end: () => storage.removeItem(storageKey),
  }
}

export type PressStore = ReturnType<typeof createPressStore>
