import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '#lib/boot/idle.ts'
import { isBusy, onBusyChange } from '#offline/worker/busy.ts'
import { savesData, type WorkerLink, workerLink } from '#offline/worker/worker.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { appUpdateTexts, pricesChangedText } from './texts.ts'

/** Queries that contain prices; other queries refresh by their stale time. */
const priced: ReadonlySet<unknown> = new Set(['catalogue', 'product', 'search'])

const isCheckout = (pathname: string) => pathname.startsWith('/customer/')

/** Connects the app to its service worker: caches visited pages, refreshes stale data and offers updates. */
export function AppUpdate() {
  const link = workerLink()
  return link && <Linked link={link} />
}

function Linked({ link }: { link: WorkerLink }) {
  usePageKeeping(link)
  useWorkerMessages(link)
  useOffer(link)
  return null
}

function usePageKeeping({ keepPage }: WorkerLink) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    let isHere = true
    whenIdle(() => {
      if (isHere && !savesData()) void keepPage(location.origin + pathname + search)
    })
    return () => {
      isHere = false
    }
  }, [keepPage, pathname, search])
}

function useWorkerMessages({ onMessage }: WorkerLink) {
  const toasts = useToast()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onMessage((message) => {
        if (message.type !== 'page-refreshed') return
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => priced.has(queryKey[0]) })
        if (message.changedPrices > 0) toasts.show({ id: 'prices', text: pricesChangedText(message.changedPrices) })
      }),
    [onMessage, queryClient, toasts],
  )
}

function useOffer({ updates }: WorkerLink) {
  const toasts = useToast()
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady)
  const isHeld = useSyncExternalStore(onBusyChange, isBusy)
  const { pathname } = useLocation()
  const isDue = isReady && !isHeld && !isCheckout(pathname)
  useEffect(() => {
    if (!isDue) return
    const id = toasts.show({
      text: appUpdateTexts.ready,
      stay: 'closed',
      actions: [
        { label: appUpdateTexts.update, act: updates.accept },
        { label: appUpdateTexts.later, act: updates.postpone },
      ],
    })
    return () => toasts.dismiss(id)
  }, [isDue, toasts, updates])
}
