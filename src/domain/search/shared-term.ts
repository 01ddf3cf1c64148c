import { searchTerm, searchTermLimits } from './search-term.ts'

const address = /https?:\/\/\S+/gi
/** A page's title ends in the name of its site. */
const siteName = /\s+[|–—]\s+[^|–—]*$/

const limited = (text: string) =>
  [...searchTerm(text.replace(/\s+/g, ' '))].slice(0, searchTermLimits.max).join('').trim()

const addressOf = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/** The last segment of a URL is often the name of its page. */
function slugWords(text: string): string {
  const segments = addressOf(text)?.pathname.split('/') ?? []
  const last = segments.filter(Boolean).at(-1) ?? ''
  return last.replace(/\.\w{2,5}$/, '').replace(/[-_+]|%20/g, ' ')
}

/**
 * The search term when another app shares with this one, or a form sends `q`: the text, else the title, else the words
 * of a URL.
 */
export function sharedTerm(query: URLSearchParams): string {
  const read = (name: string) => query.get(name) ?? ''
  const text = read('text')
  const addresses = [read('url'), ...(text.match(address) ?? [])]
  const candidates = [
    read('q'),
    text.replace(address, ' '),
    read('title').replace(siteName, ''),
    ...addresses.map(slugWords),
  ]
  return candidates.map(limited).find((term) => term !== '') ?? ''
}

const ownPage = /^\/(?:p|c|brands|stores)\/[^/]/

/** The path of a shared page of this shop; null for anything else. */
export function sharedPage(query: URLSearchParams, host: string): string | null {
  const found = `${query.get('url') ?? ''} ${query.get('text') ?? ''}`.match(address)?.map(addressOf)
  const own = found?.find((page) => page?.host === host && ownPage.test(page.pathname))
  return own?.pathname ?? null
}
