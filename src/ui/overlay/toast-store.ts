import type { MessageTone } from '#ui/feedback/message.tsx'

/**
 * `brief` disappears after three seconds, `undo` after ten, `page` when the page is left, `closed` when the shopper
 * closes it.
 */
export type ToastStay = 'brief' | 'undo' | 'page' | 'closed'
export type ToastAction = { label: string; act: () => void }
export type ToastMessage = {
  text: string
  /** A second line with the reason. */
  detail?: string
  tone?: MessageTone
  stay?: ToastStay
  id?: string
  /** Actions that replace the close button. */
  actions?: readonly ToastAction[]
}
export type ShownToast = Required<Omit<ToastMessage, 'detail'>> & Pick<ToastMessage, 'detail'>

/** How long a message is shown that needs no action [S1-2.2-22]. */
export const briefMs = 3000
/** How long an action can be undone. */
export const undoMs = 10_000

/** The toasts of the page; stored outside React so that any module can show one. */
export function createToastStore() {
  let shown: readonly ShownToast[] = []
  let made = 0
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function set(next: readonly ShownToast[]) {
    shown = next
    for (const listener of listeners) listener()
  }

  function dismiss(id: string) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    set(shown.filter((toast) => toast.id !== id))
  }

  function show({
    tone = 'info',
    stay = 'brief',
    id = `toast-${++made}`,
    actions = [],
    ...words
  }: ToastMessage): string {
    clearTimeout(timers.get(id))
    set([...shown.filter((toast) => toast.id !== id), { ...words, tone, stay, id, actions }])
    if (stay === 'brief' || stay === 'undo')
      timers.set(
        id,
        setTimeout(() => dismiss(id), stay === 'brief' ? briefMs : undoMs),
      )
    return id
  }

  return {
    show,
    dismiss,
    /** Removes the messages about the page that was left. */
    leavePage: () => {
      for (const toast of shown) if (toast.stay !== 'closed') dismiss(toast.id)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    list: () => shown,
  }
}
export type ToastStore = ReturnType<typeof createToastStore>
