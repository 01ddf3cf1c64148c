import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { showErrorToast } from '#lib/network/error-toast.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { closeEarlyDrawer } from './early-drawer.ts'
import type { Schedule } from './later.ts'
import { throwMissedPart } from './missing-chunk-toast.ts'
import { pause } from './pause.ts'

/** After the effects: to request files takes milliseconds, and all effects of a page are one task. */
const atOnce: Schedule = (load) => {
  let isWanted = true
  void pause().then(() => isWanted && load())
  return () => {
    isWanted = false
  }
}

/**
 * A component loaded after its first render; `whenIdle` as schedule is for what no tap waits for. Unlike React.lazy, a
 * failed load (offline, a new version on the server) renders nothing, shows one error, and is retried on the next mount.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
  schedule: Schedule = atOnce,
) {
  let loaded: ComponentType<Props> | undefined

  function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      // Another instance may have loaded it between render and effect.
      const arrived = loaded
      if (arrived) return setPart(() => arrived)
      let isMounted = true
      const begin = () =>
        void load().then(
          (part) => {
            loaded = part
            // A transition, as rendering may take long and must not block input.
            if (isMounted) startTransition(() => setPart(() => part))
          },
          (cause: unknown) => {
            reportFailure('loading a part', cause)
            closeEarlyDrawer()
            return throwMissedPart(cause).catch((failure: Error) => {
              // An alert on the page already shows the failure.
              if (!document.querySelector('[role="alert"]')) showErrorToast(failure)
            })
          },
        )
      const cancel = schedule(begin)
      return () => {
        isMounted = false
        cancel?.()
      }
    }, [])
    return Part ? <Part {...props} /> : placeholder
  }
  /** Loads it beforehand, for a page that renders it immediately. */
  OnDemand.preload = async () => {
    loaded = await load()
  }
  OnDemand.isLoaded = () => loaded !== undefined
  return OnDemand
}
