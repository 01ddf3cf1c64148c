import { type RefObject, useEffect, useEffectEvent } from 'react'

/** By name, because the server renders components that have neither window nor document. */
type Target = 'window' | 'document' | RefObject<HTMLElement | null>
type EventsOf<To extends Target> = To extends 'window'
  ? WindowEventMap
  : To extends 'document'
    ? DocumentEventMap
    : HTMLElementEventMap

const targetOf = (target: Target): EventTarget | null => {
  if (target === 'window') return window
  return target === 'document' ? document : target.current
}

/**
 * Listens while the component is mounted and `target` is not null. The latest `handler` is called; a new one does not
 * add the listener again.
 */
export function useEventListener<To extends Target, Name extends keyof EventsOf<To> & string>(
  target: To | null,
  name: Name,
  handler: (event: EventsOf<To>[Name]) => void,
  { capture = false, passive = false }: { capture?: boolean; passive?: boolean } = {},
) {
  const handle = useEffectEvent((event: Event) => handler(event as EventsOf<To>[Name])) // an event of this name
  useEffect(() => {
    const stop = new AbortController()
    const listener = (event: Event) => handle(event)
    if (target) targetOf(target)?.addEventListener(name, listener, { capture, passive, signal: stop.signal })
    return () => stop.abort()
  }, [target, name, capture, passive])
}
