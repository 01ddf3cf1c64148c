import { styled } from '@mui/material/styles'

type Part = { text: string; isMatch: boolean }

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a text at matches of the keyword's words, ignoring case [S1-2.10-13]. */
export function markedParts(text: string, keyword: string): Part[] {
  const words = keyword.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [{ text, isMatch: false }]
  // A longer word first, or `oven` would hide `ovenproof`.
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  // Splitting by a group puts every match at an odd place.
  const parts = text.split(new RegExp(`(${pattern})`, 'giu'))
  return parts.map((part, index) => ({ text: part, isMatch: index % 2 === 1 })).filter((part) => part.text !== '')
}

const Mark = styled('mark')({ background: 'none', color: 'inherit', fontWeight: 700 })

export function MarkedText({ text, keyword }: { text: string; keyword: string }) {
  return markedParts(text, keyword).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
    part.isMatch ? <Mark key={index}>{part.text}</Mark> : part.text,
  )
}
