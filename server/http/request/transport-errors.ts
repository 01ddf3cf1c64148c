import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#contract/protocol/problem.ts'
import { HttpError, tooManyRequestsText } from './errors.ts'

function isUtf8(type = ''): boolean {
  const name = /;\s*charset="?([\w-]+)/i.exec(type)?.[1]
  return name === undefined || /^(?:utf-?8|us-ascii)$/i.test(name)
}

function sizeText(bytes: number) {
  const kilobytes = Math.floor(bytes / 1024)
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes bodies of JSON alone. */
    takesJson?: boolean
  }
}

const forms = 'application/x-www-form-urlencoded'

function acceptedTypes({ routeOptions, server }: FastifyRequest): string {
  if (routeOptions.config.takesJson) return 'application/json'
  return server.hasContentTypeParser(forms) ? forms : 'application/json, or multipart/form-data for a file'
}

const mediaTypeText = (request: FastifyRequest) => `Send the body with the content type ${acceptedTypes(request)}`

/** Texts and forms are parsed for other routes. */
export function rejectOtherTypes(request: FastifyRequest) {
  const type = request.headers['content-type']
  if (type !== undefined && request.routeOptions.config.takesJson && !/^application\/json\b/i.test(type))
    throw new HttpError('unsupported_media_type', mediaTypeText(request))
  // Another encoding would be read as broken characters.
  if (!isUtf8(type)) throw new HttpError('unsupported_media_type', 'Send the body as UTF-8')
}

const texts: Readonly<Record<string, (request: FastifyRequest) => string>> = {
  FST_ERR_BAD_URL: () => 'A % in this address is not followed by two digits of UTF-8: send the sign itself as %25',
  FST_ERR_CTP_INVALID_JSON_BODY: () => 'The body is not JSON: check its quotes, commas and brackets',
  FST_ERR_CTP_EMPTY_JSON_BODY: () => 'The body is empty: send a JSON object, or leave the content type out',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => 'The body is not as long as Content-Length says',
  FST_ERR_CTP_BODY_TOO_LARGE: ({ routeOptions }) => `A body has at most ${sizeText(routeOptions.bodyLimit)} here`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: mediaTypeText,
  FST_CP_ERR_INVALID_CONTENT: () => 'The body is not compressed as Content-Encoding says',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: () => 'Send the body without Content-Encoding, or with gzip or br',
}

const codes: Readonly<Record<number, string>> = {
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** What is wrong with a request that no handler has seen. */
export const transportProblem = (error: FastifyError, request: FastifyRequest): Problem => ({
  code: codes[error.statusCode ?? 400] ?? 'invalid_request',
  message: texts[error.code]?.(request) ?? (error.statusCode === 429 ? tooManyRequestsText : error.message),
})

/** For addresses that no route can be found for. */
export const sendBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void reply.code(error.statusCode ?? 400).send(transportProblem(error, request))

type ParserError = Error & { code?: string; reason?: string }

function parserProblem({ code, reason }: ParserError): readonly [status: number, text: string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request came too slowly: send it again']
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, 'Address and headers have more than 16 KB together: shorten the address, or clear the cookies']
  return [400, `This is not HTTP as the server reads it${reason ? `: ${reason}` : ''}`]
}

/** Answers what Node cannot parse, then closes the connection. */
export function answerUnreadable(error: ParserError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = parserProblem(error)
  const body = JSON.stringify({ code: 'invalid_request', message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
