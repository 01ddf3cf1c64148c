import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { projectLimits } from '#contract/project/project-values.ts'
import { fileTexts } from '#domain/project/attachment.ts'
import { HttpError, invalidField } from './errors.ts'
import { removeHidden, unusableValue } from './request-values.ts'

export type Upload = { fields: Record<string, string>; name: string; bytes: Buffer }

const limits = {
  fileSize: projectLimits.fileBytes,
  files: 1,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 50,
  parts: 12,
}

const tooLarge = () =>
  new HttpError('too_large', fileTexts.size, { errors: [fileTexts.size], fields: { file: [fileTexts.size] } })

function fieldsOf({ fields }: MultipartFile): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, part]) =>
    part && !Array.isArray(part) && part.type === 'field' ? [[name, String(part.value)] as const] : [],
  )
  return Object.fromEntries(texts)
}

/** Parses a multipart request: its fields and the file after them. Reads nothing until called. */
export const uploadOf = (request: FastifyRequest) => async (): Promise<Upload> => {
  if (!request.isMultipart()) throw invalidField('file', 'Send the file as multipart/form-data')
  try {
    const part = await request.file({ limits })
    if (!part) throw invalidField('file', 'Choose a file')
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw tooLarge()
    const { filename = '' } = part
    const fields = removeHidden(fieldsOf(part))
    const unusable = unusableValue({ ...fields, file: filename })
    if (unusable) throw invalidField(unusable.field, unusable.text)
    return { fields, name: filename, bytes }
  } catch (error) {
    if (error instanceof HttpError) throw error
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    // Only the request is read here, so any other error means that the form is incomplete or malformed.
    throw invalidField('file', 'The file upload was not complete. Please send it again')
  }
}
