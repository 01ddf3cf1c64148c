import { mutationOptions } from '@tanstack/react-query'
import type { KitchenClub } from '#contract/content/contact.ts'
import type { App } from '#lib/app.tsx'

/** Subscribes to the newsletter; the form shows errors inline. */
export const signUp = ({ api }: Pick<App, 'api'>) =>
  mutationOptions({
    mutationFn: (body: KitchenClub) => api.contact.kitchenClub({ body }),
    meta: { inline: true },
  })
