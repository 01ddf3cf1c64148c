/** A paragraph, heading, list item or table row of a Markdown file, without its code. */
export type DocBlock = { line: number; text: string }

const fence = /^\s*(?:```|~~~)/
const startsBlock = /^\s*(?:#{1,6} |[-*+] |\d+[.)] |\|)/
const tableRule = /^\s*\|[\s:|-]+$/
const inlineCode = /`[^`]*`/g
/** The list of words in CONTRIBUTING.md names what not to write. */
const wordTable = /^\|\s*not\s*\|\s*but\s*\|/

/** Splits Markdown into the blocks that a reader takes in one by one; fenced code is none. */
export function docBlocks(source: string): DocBlock[] {
  const blocks: DocBlock[] = []
  let isCode = false
  let isWordTable = false
  let isOpen = false
  for (const [index, line] of source.split('\n').entries()) {
    if (fence.test(line)) isCode = !isCode
    isWordTable = line.startsWith('|') && (isWordTable || wordTable.test(line))
    const isText = !isCode && !isWordTable && !fence.test(line) && !tableRule.test(line) && line.trim() !== ''
    const last = blocks.at(-1)
    if (isText && isOpen && last && !startsBlock.test(line)) last.text += `\n${line}`
    else if (isText) blocks.push({ line: index + 1, text: line })
    isOpen = isText && !line.startsWith('#')
  }
  return blocks.map(({ line, text }) => ({ line, text: text.replaceAll(inlineCode, '') }))
}
