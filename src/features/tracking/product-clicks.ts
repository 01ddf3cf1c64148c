import { track } from '#lib/tracking/data-layer.ts'

const searched = (path: string) => /^\/search\/([^/]+)/.exec(path)?.[1] ?? ''

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a hand-written URL with invalid escapes
  }
}

/** Tracks clicks on product cards by their SKU. */
export function watchProductClicks(page: Document = document) {
  const stop = new AbortController()
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="/p/"]') : null
    const sku = link?.closest<HTMLElement>('[data-sku]')?.dataset.sku
    if (sku) track('productClick', { sku, term: decoded(searched(location.pathname)) })
  }
  page.addEventListener('click', note, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
