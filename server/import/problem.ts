/** What is wrong with a row of a file. Lines count from 1, as editors show them; the first is that of the headings. */
export type Problem = { line: number; column: string; reason: string }

export const problemText = ({ line, column, reason }: Problem) => `line ${line}, ${column}: ${reason}`

/** A file that cannot be read any further. */
export class ImportError extends Error {}
