import type { FileEnding } from '#domain/project/attachment.ts'

const begins = (bytes: Buffer, text: string, offset = 0) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'))

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'])

const isHeic = (bytes: Buffer) => begins(bytes, 'ftyp', 4) && heicBrands.has(bytes.subarray(8, 12).toString('latin1'))

/** File names in the central directory of a zip; null if it is incomplete. */
function zipNames(bytes: Buffer): string[] | null {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (!begins(bytes, 'PK\x03\x04') || end < 0 || end + 22 > bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  let offset = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  for (let entry = 0; entry < count; entry++) {
    if (offset + 46 > bytes.length || !begins(bytes, 'PK\x01\x02', offset)) return null
    const [name, extra, comment] = [
      bytes.readUInt16LE(offset + 28),
      bytes.readUInt16LE(offset + 30),
      bytes.readUInt16LE(offset + 32),
    ]
    names.push(bytes.subarray(offset + 46, offset + 46 + name).toString('utf8'))
    offset += 46 + name + extra + comment
  }
  return names
}

/** Whether the file is an Office document without macros. */
function isOffice(bytes: Buffer, folder: 'word/' | 'xl/') {
  const names = zipNames(bytes)
  if (!names?.includes('[Content_Types].xml')) return false
  return names.some((name) => name.startsWith(folder)) && !names.some((name) => /vbaproject\.bin$/i.test(name))
}

const tests: Record<FileEnding, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => begins(bytes, '%PDF-'),
  jpg: (bytes) => begins(bytes, '\xff\xd8\xff'),
  jpeg: (bytes) => begins(bytes, '\xff\xd8\xff'),
  png: (bytes) => begins(bytes, '\x89PNG\r\n\x1a\n'),
  webp: (bytes) => begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8),
  heic: isHeic,
  docx: (bytes) => isOffice(bytes, 'word/'),
  xlsx: (bytes) => isOffice(bytes, 'xl/'),
}

/** Whether the content (signature, and the entries of Office files) matches the file extension. */
export function fitsEnding(bytes: Buffer, ending: FileEnding): boolean {
  return tests[ending](bytes)
}

export const contentTypes: Record<FileEnding, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
