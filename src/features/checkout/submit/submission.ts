import * as z from 'zod/mini'
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

function sessionStorageOf(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null // a browser that forbids it: a press then lives as long as the page
  }
}

function parse(text: string | null): Press | null {
  try {
    const read = Press.safeParse(JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Stores the open submission for this tab. */
export function createPressStore(storage: Storage | null = sessionStorageOf()) {
  let memory: Press | null = null

  function store(press: Press): Press {
    memory = press
    storage?.setItem(storageKey, JSON.stringify(press))
    return press
  }

  const open = () => memory ?? parse(storage?.getItem(storageKey) ?? null)

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
    end() {
      memory = null
      storage?.removeItem(storageKey)
    },
  }
}

export type PressStore = ReturnType<typeof createPressStore>
