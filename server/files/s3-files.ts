import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { tracedCall } from '../lib/tracing.ts'
import { type FileStore, placeOf } from './file-store.ts'

export type S3Options = {
  bucket: string
  /** The beginning of each key: empty, or with a slash at its end. */
  prefix: string
  /** Both default to what the environment of the AWS SDK says, like the credentials. */
  region?: string | undefined
  /** A server other than Amazon's. */
  endpoint?: string | undefined
}

const timeouts = { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/** Files in a bucket of S3 or a service like it: every server of the shop sees the same. */
export function s3Files({ bucket: Bucket, prefix, region, endpoint }: S3Options): FileStore {
  const client = new S3Client({
    ...(region ? { region } : {}),
    // Other servers rarely have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' } : {}),
    // Optional checksums of the SDK are not known to all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: timeouts,
  })
  const keyOf = (id: string) => {
    const { folder, name } = placeOf(id)
    return `${prefix}${folder}/${name}`
  }
  const host = endpoint ? new URL(endpoint).hostname : 's3'
  const call = <Result>(operation: string, work: () => Promise<Result>) =>
    tracedCall({ service: 's3', operation, host }, work)
  const remove = (id: string) =>
    call('delete', async () => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id) }))
    })
  return {
    write: (id, Body) =>
      call('put', async () => {
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(id), Body, ContentLength: Body.length }))
      }),
    // A copy, since S3 cannot rename; a crash between the two leaves a file that no row names.
    move: async (from, to) => {
      const copy = new CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource: `${Bucket}/${keyOf(from)}` })
      await call('copy', () => client.send(copy))
      await remove(from)
    },
    read: async (id) => {
      const { Body } = await call('get', () => client.send(new GetObjectCommand({ Bucket, Key: keyOf(id) })))
      return Body as Readable // the SDK gives a Node stream in Node
    },
    remove,
  }
}
