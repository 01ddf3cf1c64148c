import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { readSharedProject } from '#features/project/rules/shared-reading.ts'
import type { App } from '#lib/app.tsx'

/** A shared project; never stored on the device, as it belongs to another person. */
export const sharedProject = (api: Api, shareId: string) =>
  queryOptions({
    queryKey: ['shared-project', shareId],
    queryFn: async ({ signal }) => readSharedProject(await api.projectQuote.shared({ query: { shareId } }, { signal })),
    staleTime: 0,
    retry: false,
  })

/** The id is unknown, expired or incomplete. */
export const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

export const sharedToCart = ({ api, queryClient }: App, shareId: string) =>
  mutationOptions({
    mutationFn: (productCodes: readonly string[]) =>
      api.projectQuote.sharedToCart({ body: { shareId, productCodes: [...productCodes], folders: [] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['cart'] }),
  })
