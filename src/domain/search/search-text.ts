import { measureIn } from './measure.ts'
import { searchTerm } from './search-term.ts'

/** The words of a term, normalised for search. */
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

/** A word or a measure with its forms; an unfinished word matches as a prefix. */
export type WordForms = { forms: readonly string[]; isBegun: boolean }

/** The forms of each word; the last one may be unfinished, unless it ends a measure. */
export function wordForms(words: readonly string[]): readonly WordForms[] {
  const [word, ...others] = words
  if (word === undefined) return []
  const measure = measureIn(words)
  if (measure) return [{ forms: measure.forms, isBegun: false }, ...wordForms(words.slice(measure.size))]
  const isBegun = others.length === 0
  const own = forms(word).filter((form) => !(isBegun && form !== word && form.startsWith(word)))
  return [{ forms: own, isBegun }, ...wordForms(others)]
}
