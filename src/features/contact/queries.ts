import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { FormAnswers } from '#contract/content/contact.ts'
import type { App } from '#lib/app.tsx'
import { cleanHtml } from '#lib/browser/clean-html.ts'

export const contactQueries = (api: Api) => ({
  form: (url: string) =>
    queryOptions({
      queryKey: ['form', url],
      queryFn: async ({ signal }) => {
        const form = await api.contact.form({ params: { url } }, { signal })
        return { ...form, html: await cleanHtml(form.html) }
      },
    }),
})

type Sending = { url: string; body: FormAnswers; key: string }

/** Sends a form; a retry with the same key returns the same receipt. */
export const sendForm = ({ api }: Pick<App, 'api'>) =>
  mutationOptions({
    mutationFn: ({ url, body, key }: Sending) =>
      api.contact.sendForm({ params: { url }, body }, { headers: { 'idempotency-key': key } }),
    meta: { inline: true },
  })
