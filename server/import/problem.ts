import { StartupError } from '../lib/startup-error.ts'

/** What is wrong with a row of a file. Lines count from 1, as editors show them; the first is that of the headings. */
export type Problem = {
  line: number
  /** The name of the column, or of the file in a folder. */
  column: string
  reason: string
  isFile?: boolean
}

export const problemText = ({ line, column, reason, isFile }: Problem) =>
  `${isFile ? '' : `line ${line}, `}${column}: ${reason}`

/** A file that cannot be read any further. */
export class ImportError extends StartupError {}
