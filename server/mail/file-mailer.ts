import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer.ts'

// Encoded words (RFC 2047) preserve non-ASCII characters in every mail program.
const encoded = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** A mail in the format of an .eml file. */
export const mailText = ({ id, brand, sender, to, replyTo, subject, body, sentAt }: Omit<Mail, 'attachments'>) =>
  [
    `From: ${encoded(`${sender} <orders@${brand}.invalid>`)}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encoded(subject)}`,
    `Date: ${sentAt.toUTCString()}`,
    `Message-ID: <${id}@hearth.invalid>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    body,
  ].join('\r\n')

/** Writes each mail to a file in a folder, without its attachments, instead of sending it: for the demo. */
export function fileMailer(folder: string): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.id}.eml`)
      // Renamed once complete, so that no reader sees a partial mail.
      await writeFile(`${file}.part`, mailText(mail), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
