import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { AccountPatch, AddressToSave, ReturnRequest } from '#contract/account/account.ts'
import type { Api } from '#contract/client.ts'
import { accountInfo } from '#lib/account/account-info.ts'
import type { App } from '#lib/app.tsx'
import { saveFile } from '#lib/browser/save-file.ts'

export const accountQueries = (api: Api) => ({
  all: ['account'] as const,
  reminders: () =>
    queryOptions({
      queryKey: ['account', 'reminders'],
      queryFn: ({ signal }) => api.account.reminders(undefined, { signal }),
    }),
  /** Pages are counted from 0. */
  invoices: (page: number) =>
    queryOptions({
      queryKey: ['account', 'invoices', page],
      queryFn: ({ signal }) => api.account.invoices({ query: { page } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  invoice: (id: string) =>
    queryOptions({
      queryKey: ['account', 'invoice', id],
      queryFn: ({ signal }) => api.account.invoice({ params: { id } }, { signal }),
    }),
  addresses: () =>
    queryOptions({
      queryKey: ['account', 'addresses'],
      queryFn: ({ signal }) => api.account.addresses(undefined, { signal }),
    }),
  deletion: () =>
    queryOptions({
      queryKey: ['account', 'deletion'],
      queryFn: ({ signal }) => api.privacy.deletion(undefined, { signal }),
    }),
  localities: (term: string) =>
    queryOptions({
      queryKey: ['locality', 'search', term],
      queryFn: ({ signal }) => api.locality.search({ params: { term } }, { signal }),
    }),
})

export const changeAccount = ({ api, queryClient }: App) =>
  mutationOptions({
    mutationFn: (body: AccountPatch) => api.account.change({ body }),
    onSuccess: (info) => queryClient.setQueryData(accountInfo(api).queryKey, info),
    meta: { inline: true },
  })

const reloadAddresses = ({ api, queryClient }: App) =>
  queryClient.invalidateQueries({ queryKey: accountQueries(api).addresses().queryKey })

export const saveAddress = (app: App) =>
  mutationOptions({
    mutationFn: (body: AddressToSave) => app.api.account.saveAddress({ body }),
    onSuccess: () => reloadAddresses(app),
    meta: { inline: true },
  })

export const deleteAddress = (app: App) =>
  mutationOptions({
    mutationFn: (id: string) => app.api.account.deleteAddress({ params: { id } }),
    onSuccess: () => reloadAddresses(app),
  })

/** Asks once: a retry with the same key is the same request. */
export const requestReturn = ({ api, queryClient }: App, id: string) =>
  mutationOptions({
    mutationFn: ({ key, body }: { key: string; body: ReturnRequest }) =>
      api.account.requestReturn({ params: { id }, body }, { headers: { 'idempotency-key': key } }),
    onSuccess: (order) => {
      queryClient.setQueryData(accountQueries(api).invoice(id).queryKey, order)
      return queryClient.invalidateQueries({ queryKey: ['account', 'invoices'] })
    },
    // What is left to return may have changed in another tab.
    onError: () => queryClient.invalidateQueries(accountQueries(api).invoice(id)),
    meta: { inline: true },
  })

/** The file that a customer downloads, readable without a program. */
export const downloadData = ({ api, brand }: App) =>
  mutationOptions({
    mutationFn: async () => {
      const data = await api.privacy.data()
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(file, `your-data-${brand.key}-${data.exportedAt.slice(0, 10)}.json`)
    },
    meta: { inline: true },
  })

export const deleteAccount = ({ api }: App) =>
  mutationOptions({
    mutationFn: (body: { password: string }) => api.privacy.deleteAccount({ body }),
    meta: { inline: true },
  })
