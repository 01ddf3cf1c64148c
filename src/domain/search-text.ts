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

/** A word in its forms; one that is begun stands for all that begin like it. */
export type WordForms = { forms: readonly string[]; isBegun: boolean }

/** The words as they are looked for; the last one is perhaps unfinished. */
export function wordForms(words: readonly string[]): readonly WordForms[] {
  return words.map((word, at) => {
    const isBegun = at === words.length - 1
    return { forms: forms(word).filter((form) => !(isBegun && form !== word && form.startsWith(word))), isBegun }
  })
}

/** The words as a query of the full text search. */
export function textQuery(words: readonly string[], { joined = 'all', weights }: Wishes = {}): string {
  return wordForms(words)
    .map(({ forms, isBegun }) => {
      const label = `${isBegun ? '*' : ''}${weights ?? ''}`
      return `(${forms.map((form) => `'${form}'${label && `:${label}`}`).join(' | ')})`
    })
    .join(joined === 'all' ? ' & ' : ' | ')
}
