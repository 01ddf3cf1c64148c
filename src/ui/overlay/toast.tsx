import { styled } from '@mui/material/styles'
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { invariant } from '#lib/invariant.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { themed } from '#ui/themed.ts'
import { createToastStore, type ShownToast, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

const Region = styled('section')(
  themed(({ theme }) => ({
    position: 'fixed',
    left: 16,
    right: 16,
    bottom: 'calc(16px + env(safe-area-inset-bottom) + var(--bottom-bar, 0px))',
    // The actions of a dialog are at its foot.
    'body.modal-open &': { top: 'calc(16px + env(safe-area-inset-top))', bottom: 'auto' },
    zIndex: theme.zIndex.snackbar,
    display: 'grid',
    gap: 8,
    maxWidth: 560,
    marginInline: 'auto',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto', boxShadow: theme.vars.shadows[2] },
    '@media print': { display: 'none' },
  })),
)

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 })

type Props = { store?: ToastStore; children: ReactNode }

/** Renders the toasts of the page. */
export function ToastProvider({ store, children }: Props) {
  const [own] = useState(createToastStore)
  return (
    <ToastContext value={store ?? own}>
      {children}
      <ToastRegion store={store ?? own} />
    </ToastContext>
  )
}

export function useToast(): ToastStore {
  const store = use(ToastContext)
  invariant(store, 'useToast is inside <ToastProvider>')
  return store
}

const none: readonly ShownToast[] = []

function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => none)
  return (
    <Region aria-label="Messages">
      {toasts.map(({ id, text, detail, tone, actions }) => (
        <Message
          key={id}
          tone={tone}
          onClose={actions.length > 0 ? undefined : () => store.dismiss(id)}
          closeLabel="Close message"
        >
          {detail ? <strong>{text}</strong> : text}
          {detail && <p>{detail}</p>}
          {actions.length > 0 && (
            <Actions>
              {actions.map(({ label, act }, place) => (
                <Button key={label} type="button" variant={place === 0 ? 'primary' : 'text'} onClick={act}>
                  {label}
                </Button>
              ))}
            </Actions>
          )}
        </Message>
      ))}
    </Region>
  )
}
