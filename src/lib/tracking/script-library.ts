export const scriptTexts = { failed: 'Failed to load script', unknown: 'Does not exist in script library' } as const

type Options<Name extends string> = {
  /** URLs by name, from the configuration. */
  readonly library: { readonly [Key in Name]?: string | undefined }
  readonly document: Document
  readonly onFailure?: (name: string) => void
  /** Timeout of a script. */
  readonly limitMs?: number
}

/** Loads third-party scripts on first use, each once. Retries a failed script on the next call. */
export function createScriptLibrary<Name extends string>({
  library,
  document,
  onFailure,
  limitMs = 15_000,
}: Options<Name>) {
  const loading = new Map<string, Promise<void>>()

  function insert(name: string, src: string): Promise<void> {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    return new Promise<void>((resolve, reject) => {
      const over = new AbortController()
      const end = (isLoaded: boolean) => {
        clearTimeout(timer)
        // Ignores later events of the script.
        over.abort()
        if (isLoaded) resolve()
        else reject(fail(name, script))
      }
      const timer = setTimeout(() => end(false), limitMs)
      script.addEventListener('load', () => end(true), { signal: over.signal })
      script.addEventListener('error', () => end(false), { signal: over.signal })
      document.head.append(script)
    })
  }

  function fail(name: string, script: HTMLScriptElement): Error {
    script.remove()
    loading.delete(name)
    onFailure?.(name)
    return new Error(scriptTexts.failed)
  }

  return function load(name: Name): Promise<void> {
    const src = Object.hasOwn(library, name) ? library[name] : undefined
    if (!src) return Promise.reject(new Error(scriptTexts.unknown))
    const started = loading.get(name) ?? insert(name, src)
    loading.set(name, started)
    return started
  }
}
