import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { contract } from '#contract/contract.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { ProjectStatus } from '#contract/project-values.ts'
import type { ProjectDesk } from '#lib/project-desk.ts'

type Lines = (typeof contract)['projectLines']
/** A body without what the desk adds. */
type Body<Name extends keyof Lines> = Omit<
  CallInput<Lines[Name]> extends { body: infer B } ? B : never,
  'projectId' | 'version'
>

// The desk tells every failure itself, with the call's own words.
const shared = { meta: { inline: true } } as const

/** Every change this page makes; the desk sends them one after the other and says what came of each. Reads: lib/project-queries.ts. */
export const projectChanges = (api: Api, { projectId, change }: Pick<ProjectDesk, 'projectId' | 'change'>) => ({
  rename: () =>
    mutationOptions({
      ...shared,
      mutationFn: (name: string) =>
        change({
          name: 'rename',
          input: name,
          send: ({ known, options }) => api.project.rename({ body: { projectId, ...known, name } }, options),
        }),
    }),
  setStatus: () =>
    mutationOptions({
      ...shared,
      mutationFn: (status: ProjectStatus) =>
        change({
          name: 'status',
          input: status,
          send: ({ known, options }) => api.project.saveDetails({ body: { projectId, ...known, status } }, options),
        }),
    }),
  saveQuote: () =>
    mutationOptions({
      ...shared,
      mutationFn: () =>
        change({
          name: 'quote',
          input: null,
          send: ({ known, options }) => api.projectQuote.save({ body: { projectId, ...known } }, options),
        }),
    }),
  addLine: () =>
    mutationOptions({
      ...shared,
      mutationFn: (line: Pick<Body<'add'>, 'sku' | 'productCode' | 'folderId' | 'quantity'>) =>
        change({
          name: 'line',
          input: line,
          send: ({ known, options }) => api.projectLines.add({ body: { projectId, ...known, ...line } }, options),
        }),
    }),
  /** The stepper: shown by the saved state, as it is pressed often. */
  setQuantity: () =>
    mutationOptions({
      ...shared,
      mutationFn: (line: { sku: string; productCode: string; quantity: number }) =>
        change({
          name: 'quantity',
          input: line,
          success: 'silent',
          send: ({ known, options }) => api.projectLines.add({ body: { projectId, ...known, ...line } }, options),
        }),
    }),
  removeLine: () =>
    mutationOptions({
      ...shared,
      mutationFn: (productCode: string) =>
        change({
          name: 'remove-line',
          input: productCode,
          success: 'deleted',
          send: ({ options }) => api.projectLines.remove({ params: { projectId, sku: productCode } }, options),
        }),
    }),
  /** The full order of one folder; a line from elsewhere moves into it. */
  sortLines: () =>
    mutationOptions({
      ...shared,
      mutationFn: (order: { folderId: string | null; products: readonly string[] }) =>
        change({
          name: 'sort-lines',
          input: order,
          send: ({ known, options }) =>
            api.projectLines.sort(
              { body: { projectId, ...known, folderId: order.folderId, products: [...order.products] } },
              options,
            ),
        }),
    }),
  saveFolder: () =>
    mutationOptions({
      ...shared,
      mutationFn: (folder: Body<'saveFolder'>) =>
        change({
          name: 'folder',
          input: folder,
          send: ({ known, options }) =>
            api.projectLines.saveFolder({ body: { projectId, ...known, ...folder } }, options),
        }),
    }),
  duplicateFolder: () =>
    mutationOptions({
      ...shared,
      mutationFn: (folderId: string) =>
        change({
          name: 'duplicate-folder',
          input: folderId,
          send: ({ options }) => api.projectLines.duplicateFolder({ body: { projectId, folderId } }, options),
        }),
    }),
  sortFolders: () =>
    mutationOptions({
      ...shared,
      mutationFn: (ids: readonly string[]) =>
        change({
          name: 'sort-folders',
          input: ids,
          success: 'silent',
          send: ({ known, options }) =>
            api.projectLines.sortFolders(
              { body: { ...known, projects: ids.map((id, index) => ({ projectId: id, sortOrder: index + 1 })) } },
              options,
            ),
        }),
    }),
  /** There is no call for it: the project is saved without that folder. */
  removeFolder: () =>
    mutationOptions({
      ...shared,
      mutationFn: (input: {
        projectName: string
        folders: readonly { id: string; title: string }[]
        removeProducts: boolean
      }) =>
        change({
          name: 'remove-folder',
          input,
          success: 'deleted',
          send: ({ known, options }) =>
            api.project.save(
              {
                body: { projectId, ...known, ...input, folders: input.folders.map(({ id, title }) => ({ id, title })) },
              },
              options,
            ),
        }),
    }),
  saveNote: () =>
    mutationOptions({
      ...shared,
      mutationFn: (note: Body<'saveNote'>) =>
        change({
          name: 'note',
          input: note,
          send: ({ known, options }) => api.projectLines.saveNote({ body: { projectId, ...known, ...note } }, options),
        }),
    }),
  removeNote: () =>
    mutationOptions({
      ...shared,
      mutationFn: (noteId: string) =>
        change({
          name: 'remove-note',
          input: noteId,
          success: 'deleted',
          send: ({ options }) => api.projectLines.removeNote({ query: { projectId, noteId } }, options),
        }),
    }),
  saveVariation: () =>
    mutationOptions({
      ...shared,
      mutationFn: (variation: Body<'saveVariation'>) =>
        change({
          name: 'variation',
          input: variation,
          send: ({ known, options }) =>
            api.projectLines.saveVariation({ body: { projectId, ...known, ...variation } }, options),
        }),
    }),
  removeVariation: () =>
    mutationOptions({
      ...shared,
      mutationFn: (variationId: string) =>
        change({
          name: 'remove-variation',
          input: variationId,
          success: 'deleted',
          send: ({ options }) => api.projectLines.removeVariation({ query: { projectId, variationId } }, options),
        }),
    }),
})
