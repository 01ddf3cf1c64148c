import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Exchange } from './adyen-server.ts'

type Content = { content?: { 'application/json'?: { schema?: { $ref?: string } } } }
type Operation = { post: { requestBody: Content; responses: Record<string, Content> } }
type Description = { paths?: Record<string, Operation>; webhooks?: Record<string, Operation> }

/** Adyen's published descriptions of its API and webhooks in a folder, as checks that return their complaints. */
export function adyenSchema(folder: string) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  const load = (file: string) => {
    const description: Description = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    ajv.addSchema(description, file)
    return description
  }
  const api = load('adyen-checkout-v72.json')
  const webhooks = load('adyen-webhooks-v1.json')

  function check(file: string, content: Content | undefined, value: unknown): string[] {
    const ref = content?.content?.['application/json']?.schema?.$ref
    if (!ref) return [`${file} describes no such message`]
    const validate = ajv.getSchema(`${file}${ref}`)
    if (validate?.(value)) return []
    return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  const pathOf = (path: string) => path.replace(/^\/payments\/\w{16}\//, '/payments/{paymentPspReference}/')

  return {
    exchange: ({ path, body, status, response }: Exchange) => {
      const operation = api.paths?.[pathOf(path)]?.post
      return [
        ...check('adyen-checkout-v72.json', operation?.requestBody, body),
        ...check('adyen-checkout-v72.json', operation?.responses[status], response),
      ].map((complaint) => `${path} ${status}: ${complaint}`)
    },
    webhook: (eventCode: string, body: unknown) => {
      const operation = { ...webhooks.paths, ...webhooks.webhooks }[`/${eventCode}`]?.post
      return check('adyen-webhooks-v1.json', operation?.requestBody, body).map((text) => `${eventCode}: ${text}`)
    },
  }
}
