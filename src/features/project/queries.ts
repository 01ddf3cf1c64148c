import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { contract } from '#contract/contract.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { ProjectStatus } from '#contract/project-values.ts'
import { type EditOf, newIdOf, type ProjectEdit } from '#domain/project-edit.ts'
import type { ProjectDesk, WaitingChange } from '#lib/project-desk.ts'
import { uniqueId } from '#lib/unique-id.ts'

type NewLine = Pick<
  CallInput<(typeof contract)['projectLines']['add']>['body'],
  'sku' | 'productCode' | 'folderId' | 'quantity'
>
/** A change as its control knows it: what it is and what it would be called are added here. */
type Facts<Kind extends ProjectEdit['kind']> = Omit<EditOf<Kind>, 'kind' | 'id' | 'newId'> & { id?: string }

// The desk tells every failure itself, with the call's own words.
const shared = { meta: { inline: true } } as const

const deleted = { success: 'deleted' } as const
const silent = { success: 'silent' } as const

/** Every change this page makes; the desk sends them one after the other and says what came of each. Reads: lib/project-queries.ts. */
export function projectChanges(
  api: Api,
  { projectId, change, edit }: Pick<ProjectDesk, 'projectId' | 'change' | 'edit'>,
) {
  const editing =
    <Input>(of: (input: Input) => ProjectEdit, told: Pick<WaitingChange, 'success'> = {}) =>
    () =>
      mutationOptions({ ...shared, mutationFn: (input: Input) => edit({ edit: of(input), ...told }) })
  const made = ({ id = null }: { id?: string | null }) => ({ id, newId: newIdOf(uniqueId()) })
  return {
    rename: editing((name: string) => ({ kind: 'rename', name })),
    setStatus: editing((status: ProjectStatus) => ({ kind: 'status', status })),
    saveQuote: () => mutationOptions({ ...shared, mutationFn: () => edit({ edit: { kind: 'quote' } }) }),
    /** The stepper: shown by the saved state, as it is pressed often. */
    setQuantity: editing((line: Facts<'quantity'>) => ({ kind: 'quantity', ...line }), silent),
    setTerms: editing((line: Facts<'terms'>) => ({ kind: 'terms', ...line })),
    removeLine: () =>
      mutationOptions({
        ...shared,
        mutationFn: ({ productCode, title }: { productCode: string; title: string }) =>
          edit({ edit: { kind: 'remove-line', productCode }, undo: title, ...deleted }),
      }),
    /** The full order of one folder; a line from elsewhere moves into it. */
    sortLines: editing((order: Facts<'sort-lines'>) => ({ kind: 'sort-lines', ...order })),
    saveFolder: editing((folder: Facts<'folder'>) => ({ kind: 'folder', ...folder, ...made(folder) })),
    sortFolders: editing((ids: readonly string[]) => ({ kind: 'sort-folders', ids }), silent),
    removeFolder: editing((folder: Facts<'remove-folder'>) => ({ kind: 'remove-folder', ...folder }), deleted),
    saveNote: editing((note: Facts<'note'>) => ({ kind: 'note', ...note, ...made(note) })),
    removeNote: editing((noteId: string) => ({ kind: 'remove-note', noteId }), deleted),
    saveVariation: editing((one: Facts<'variation'>) => ({ kind: 'variation', ...one, ...made(one) })),
    removeVariation: editing((variationId: string) => ({ kind: 'remove-variation', variationId }), deleted),
    /** What a product costs and holds is known by the server alone: it cannot wait. */
    addLine: () =>
      mutationOptions({
        ...shared,
        mutationFn: (line: NewLine) =>
          change({
            name: 'line',
            input: line,
            send: ({ known, options }) => api.projectLines.add({ body: { projectId, ...known, ...line } }, options),
          }),
      }),
    /** It has a number of its own, which the server gives: it cannot wait. */
    saveFolderQuote: () =>
      mutationOptions({
        ...shared,
        mutationFn: (folderId: string) =>
          change({
            name: 'folder-quote',
            input: folderId,
            send: ({ known, options }) => api.projectQuote.save({ body: { projectId, ...known, folderId } }, options),
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
  }
}
