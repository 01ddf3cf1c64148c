import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { throwMissedPart } from './missed-part.ts'
import { reportFailure } from './report-failure.ts'
import { tellFailure } from './tell-failure.ts'

/**
 * A part that is loaded when it is first drawn. Unlike React.lazy a part that could not be loaded (no connection, a new
 * version on the server) leaves its place empty, says so once, and is tried again the next time it is opened.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined

  function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      // It may have come for another place between drawing and now.
      const arrived = loaded
      if (arrived) return setPart(() => arrived)
      let isWanted = true
      load().then(
        (part) => {
          loaded = part
          // In slices: it may be long, and who looks at the page meanwhile must not wait for it.
          if (isWanted) startTransition(() => setPart(() => part))
        },
        (cause: unknown) => {
          reportFailure('loading a part', cause)
          return throwMissedPart(cause).catch((failure: Error) => {
            // What the page says already, with a way on, is not said again.
            if (!document.querySelector('[role="alert"]')) tellFailure(failure)
          })
        },
      )
      return () => {
        isWanted = false
      }
    }, [])
    return Part ? <Part {...props} /> : placeholder
  }
  /** Loads it beforehand, for a page that is drawn with it in one go. */
  OnDemand.preload = async () => {
    loaded = await load()
  }
  return OnDemand
}
