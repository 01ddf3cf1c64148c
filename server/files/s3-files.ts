import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
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
  const remove = async (id: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id) }))
  }
  return {
    write: async (id, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(id), Body, ContentLength: Body.length }))
    },
    // A copy, since S3 cannot rename; a crash between the two leaves a file that no row names.
    move: async (from, to) => {
      await client.send(new CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource: `${Bucket}/${keyOf(from)}` }))
      await remove(from)
    },
    read: async (id) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(id) }))
      return Body as Readable // the SDK gives a Node stream in Node
    },
    remove,
  }
}
