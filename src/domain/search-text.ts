import { searchTerm } from './search-term.ts'

/** The words of a term as they are looked for. */
export function searchWords(term: string): readonly string[] {
  return searchTerm(term)
    .slice(0, 100)
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[-_+.]+|[-_+.]+$/g, '').toLowerCase())
    .filter((word) => word !== '')
}

/** A word as typed and, for plurals and singulars, its counterpart. */
function forms(word: string): readonly string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [word]
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`]
  if (/(?:ss|us)$/.test(word)) return [word]
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`]
}

type Wishes = {
  /** Whether every word has to be found, or any of them. */
  joined?: 'all' | 'any'
  /** Only where the word stands with one of these weights: A title and numbers, B maker, category and keywords. */
  weights?: 'A' | 'AB'
}

/** The words as a query of the full text search; the last one is perhaps unfinished. */
export function textQuery(words: readonly string[], { joined = 'all', weights }: Wishes = {}): string {
  return words
    .map((word, at) => {
      const isLast = at === words.length - 1
      const label = `${isLast ? '*' : ''}${weights ?? ''}`
      const shown = forms(word).filter((form) => !(isLast && form !== word && form.startsWith(word)))
      return `(${shown.map((form) => `'${form}'${label && `:${label}`}`).join(' | ')})`
    })
    .join(joined === 'all' ? ' & ' : ' | ')
}
