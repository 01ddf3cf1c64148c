import { z } from 'zod'
import type { S3Options } from '../files/s3-files.ts'

export type FileSettings = S3Options

const example = 's3://bucket/folder?region=ap-southeast-2'

const isEndpoint = (text: string) =>
  /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '') && new URL(text).origin === text.replace(/\/$/, '')

function isBucketUrl(text: string): boolean {
  if (!URL.canParse(text) || !text.startsWith('s3://')) return false
  const { username, hostname, searchParams } = new URL(text)
  const isKnown = [...searchParams].every(
    ([name, value]) => (name === 'region' && /^[a-z0-9-]+$/.test(value)) || (name === 'endpoint' && isEndpoint(value)),
  )
  return username === '' && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) && isKnown
}

export const fileFields = {
  FILES_URL: z
    .string()
    .refine(isBucketUrl, {
      error: `must name a bucket such as ${example}, with &endpoint=https://… for a server other than Amazon's; credentials are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`,
    })
    .optional(),
}

/** Null: files in DATA_DIR. */
export function fileSettings({ FILES_URL }: z.infer<z.ZodObject<typeof fileFields>>): FileSettings | null {
  if (FILES_URL === undefined) return null
  const { hostname: bucket, pathname, searchParams } = new URL(FILES_URL)
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '')
  const [region, endpoint] = [searchParams.get('region'), searchParams.get('endpoint')]
  return {
    bucket,
    prefix: folder ? `${folder}/` : '',
    ...(region ? { region } : {}),
    ...(endpoint ? { endpoint } : {}),
  }
}
