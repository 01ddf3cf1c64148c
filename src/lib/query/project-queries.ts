import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import { projectPageSize } from '#contract/project/project-values.ts'
import { readProject } from '#domain/project/project-reading.ts'
import { readReminders } from '#domain/project/reminder/reminder-list.ts'
import { localDate } from '#domain/time/plain-date.ts'

type Contacts = { email?: string; secondaryEmail?: string; phone?: string; secondaryPhone?: string }

/**
 * The queries of the staff tool. They are in lib, as its page, panels and dialogs are separate features that share the
 * cache entries.
 */
export const projectQueries = (api: Api) => ({
  all: ['project'] as const,
  /** Null for an empty project (204). */
  view: (id: string) =>
    queryOptions({
      queryKey: ['project', 'view', id],
      queryFn: async ({ signal }) => {
        const response = await api.project.view({ params: { id } }, { signal })
        // The specification does not list the name as a field of a project.
        return response && readProject(id, { ...response, projectName: response.projectName ?? `Project ${id}` })
      },
      staleTime: 0,
    }),
  outline: (id: string) =>
    queryOptions({
      queryKey: ['project', 'outline', id],
      queryFn: ({ signal }) => api.project.outline({ params: { id } }, { signal }),
      staleTime: 0,
    }),
  /** Pages begin at 0. */
  list: (page: number, text = '') =>
    queryOptions({
      queryKey: ['project', 'list', page, text],
      queryFn: ({ signal }) =>
        api.project.minimal({ query: { page, items: projectPageSize, ...(text ? { text } : {}) } }, { signal }),
      staleTime: 0,
    }),
  changeLogs: (projectId: string) =>
    queryOptions({
      queryKey: ['project', 'logs', projectId],
      queryFn: ({ signal }) => api.project.changeLogs({ query: { projectId } }, { signal }),
    }),
  /** A product as a line of a project, before it is added. */
  line: (sku: string, projectId?: string) =>
    queryOptions({
      queryKey: ['project', 'line', sku, projectId],
      queryFn: ({ signal }) =>
        projectId
          ? api.projectLines.line({ params: { sku, projectId } }, { signal })
          : api.projectLines.product({ params: { sku } }, { signal }),
    }),
  listItem: (sku: string, projectId: string) =>
    queryOptions({
      queryKey: ['project', 'item', sku, projectId],
      queryFn: ({ signal }) => api.project.listItem({ query: { sku, projectId } }, { signal }),
    }),
  stock: (sku: string) =>
    queryOptions({
      queryKey: ['project', 'stock', sku],
      queryFn: ({ signal }) => api.staff.stock({ query: { sku, includeOtherStock: true } }, { signal }),
    }),
  /** The warranties and installations offered for a product. */
  extras: (sku: string) =>
    queryOptions({
      queryKey: ['project', 'extras', sku],
      queryFn: ({ signal }) => api.product.upsellOptions({ params: { sku } }, { signal }),
    }),
  competitorPrices: (sku: string) =>
    queryOptions({
      queryKey: ['project', 'competitors', sku],
      queryFn: ({ signal }) => api.staff.competitorPrices({ query: { sku } }, { signal }),
    }),
  /** Products by barcode, SKU or name; from two characters. */
  products: (text: string) =>
    queryOptions({
      queryKey: ['project', 'products', text],
      queryFn: ({ signal }) => api.projectSearch.products({ params: { text } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  storeView: () =>
    queryOptions({
      queryKey: ['project', 'store-view'],
      queryFn: ({ signal }) => api.staff.storeView(undefined, { signal }),
    }),
  referrers: (search: string) =>
    queryOptions({
      queryKey: ['project', 'referrers', search],
      queryFn: ({ signal }) => api.project.referrers({ params: { search } }, { signal }),
    }),
  customerCount: (contacts: Contacts) =>
    queryOptions({
      queryKey: ['project', 'customer-count', contacts],
      queryFn: ({ signal }) => api.project.customerCount({ query: contacts }, { signal }),
    }),
  /** The project opened last. */
  navbar: () =>
    queryOptions({
      queryKey: ['project', 'navbar'],
      queryFn: ({ signal }) => api.project.navbar(undefined, { signal }),
    }),
  reminders: (projectId: string) =>
    queryOptions({
      queryKey: ['project', 'reminders', projectId],
      queryFn: async ({ signal }) =>
        readReminders(await api.reminder.list({ query: { projectId } }, { signal }), localDate(new Date())),
    }),
})
