import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer.ts'

// Base64 words keep every character of a subject whatever reads the file (RFC 2047).
const encoded = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** A mail as mail programs open it. */
export const mailText = ({ id, from, to, subject, body, at }: Mail) =>
  [
    `From: ${encoded(from)}`,
    `To: ${to}`,
    `Subject: ${encoded(subject)}`,
    `Date: ${at.toUTCString()}`,
    `Message-ID: <${id}@hearth.invalid>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    body,
  ].join('\r\n')

/** Puts mails into a folder, one file each, to be read there: the demo's way of sending. */
export function fileMailer(folder: string): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.id}.eml`)
      // Complete or not there: a reader never meets half a mail.
      await writeFile(`${file}.part`, mailText(mail), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
