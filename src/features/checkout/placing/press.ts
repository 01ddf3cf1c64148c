import * as z from 'zod/mini'
import { uniqueId } from '#lib/unique-id.ts'

/** One press of the button, remembered until it is known what came of it. Nothing of the card is in it. */
const Press = z.object({
  key: z.string(),
  cartId: z.string(),
  /** What was asked for: the same key may only stand for the same order. */
  order: z.string(),
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

/** Where a press is kept for the tab. */
export function createPressStore(storage: Storage | null = sessionStorageOf()) {
  let memory: Press | null = null

  function keep(press: Press): Press {
    memory = press
    storage?.setItem(storageKey, JSON.stringify(press))
    return press
  }

  const open = () => memory ?? parse(storage?.getItem(storageKey) ?? null)

  return {
    /** The press whose outcome nobody knows yet. */
    open,
    /** The key of an order: the one it was sent with before, as long as nobody knows what came of that. */
    begin(order: Pick<Press, 'cartId' | 'order' | 'option'>): Press {
      const before = open()
      const isSame = before?.cartId === order.cartId && before.order === order.order
      return keep(isSame ? before : { ...order, key: uniqueId(), paymentReference: null })
    },
    learn(paymentReference: string) {
      const press = open()
      if (press) keep({ ...press, paymentReference })
    },
    end() {
      memory = null
      storage?.removeItem(storageKey)
    },
  }
}

export type PressStore = ReturnType<typeof createPressStore>

/** Tells two orders apart without keeping either: what is made anew for each sending is left out. */
export async function fingerprint(order: object): Promise<string> {
  const { encryptedValues: _card, fraudCheckToken: _token, ...rest } = order as Record<string, unknown>
  const text = JSON.stringify(rest)
  if (!globalThis.crypto?.subtle) return `length-${text.length}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
