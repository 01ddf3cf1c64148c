import { fileEndings, projectLimits } from '#contract/project/project-values.ts'

export type FileEnding = (typeof fileEndings)[number]

/** The extension of a file name in lower case; null when it is not allowed. */
export function fileEnding(name: string): FileEnding | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase()
  return fileEndings.find((known) => known === ending) ?? null
}

export const fileTexts = {
  ending: 'Attach a PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX file',
  size: 'Choose a file of up to 20 MB',
  empty: 'This file is empty',
  content: 'The contents of this file do not match its name. Save the file again, then try once more',
  count: `A project holds ${projectLimits.files} files`,
} as const

/** Why a file cannot be attached, judged by name and size; null when it can. */
export function fileProblem({ name, size }: { readonly name: string; readonly size: number }): string | null {
  if (!fileEnding(name)) return fileTexts.ending
  if (size === 0) return fileTexts.empty
  return size > projectLimits.fileBytes ? fileTexts.size : null
}

/** A file name without folders and without characters that are special to a file system or a terminal. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  // Also removes bidirectional control characters, which can disguise a name.
  const plain = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/\s+/g, ' ')
  const trimmed = plain.trim()
  const ending = fileEnding(trimmed)
  const stem = (ending ? trimmed.slice(0, -ending.length - 1) : trimmed).replace(/^\.+/, '')
  return `${stem.slice(0, 100).trim() || 'file'}${ending ? `.${ending}` : ''}`
}
