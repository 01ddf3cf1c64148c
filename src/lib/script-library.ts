export const scriptTexts = { failed: 'Failed to load script', unknown: 'Does not exist in script library' } as const

type Options<Name extends string> = {
  /** Addresses by name; they come from configuration. */
  readonly library: { readonly [Key in Name]?: string | undefined }
  readonly document: Document
  readonly onFailure?: (name: string) => void
}

/** Loads outside scripts when a feature first asks for them, each once. A failed one is tried anew at the next asking. */
export function createScriptLibrary<Name extends string>({ library, document, onFailure }: Options<Name>) {
  const loading = new Map<string, Promise<void>>()

  function insert(name: string, src: string): Promise<void> {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    return new Promise((resolve, reject) => {
      script.addEventListener('load', () => resolve(), { once: true })
      script.addEventListener('error', () => reject(fail(name, script)), { once: true })
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
