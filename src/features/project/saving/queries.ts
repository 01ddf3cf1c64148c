import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { ProjectStatus } from '#contract/project/project-values.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { newLineCode } from '#offline/project/kinds/line/add-line.ts'
import type { EditParams, OpenProject } from '#offline/project/project-context.ts'
import type { ProjectEdit } from '#offline/project/project-edit.ts'

type Body<Kind extends ProjectEdit['kind']> = ProjectEdit<Kind>['body']
/** Without an id it is created. */
type New<Kind extends 'folder' | 'note' | 'variation'> = Omit<Body<Kind>, 'id' | 'isNew'> & { id?: string }

/** `version`: what the person saw when they began to enter it. */
type QuantityInput = Body<'quantity'> & { isUnderWay?: boolean; version?: number }

// The project page reports every failure itself.
const shared = { meta: { inline: true } } as const

const deleted = { success: 'deleted' } as const
const silent = { success: 'silent' } as const

/**
 * Every change of the project page, which sends them in order and shows the outcome. Reads: lib/query/project-queries.ts.
 * `opened`: the version that a form began with, as what others changed since is not in its fields.
 */
export function projectChanges(
  api: Api,
  { projectId, change, edit: store }: Pick<OpenProject, 'projectId' | 'change' | 'edit'>,
  opened?: number,
) {
  const edit = (params: EditParams) =>
    store(opened === undefined ? params : { ...params, seen: { version: opened, madeAt: Date.now() } })
  const editing =
    <Input>(of: (input: Input) => ProjectEdit, options: Pick<EditParams, 'success'> = {}) =>
    () =>
      mutationOptions({ ...shared, mutationFn: (input: Input) => edit({ edit: of(input), ...options }) })
  const made = ({ id }: { id?: string }) => (id === undefined ? { id: uniqueId(), isNew: true } : { id, isNew: false })
  return {
    rename: editing((name: string) => ({ kind: 'rename', body: { name } })),
    setStatus: editing((status: ProjectStatus) => ({ kind: 'status', body: { status } })),
    saveQuote: () => mutationOptions({ ...shared, mutationFn: () => edit({ edit: { kind: 'quote', body: {} } }) }),
    /** Silent, as the stepper is pressed often: the saved state shows it. */
    setQuantity: () =>
      mutationOptions({
        ...shared,
        mutationFn: ({ isUnderWay: isTyping = false, version, ...body }: QuantityInput) =>
          edit({
            edit: { kind: 'quantity', body },
            isTyping,
            ...(version !== undefined && { seen: { version, madeAt: Date.now() } }),
            ...silent,
          }),
      }),
    setTerms: editing((body: Body<'terms'>) => ({ kind: 'terms', body })),
    removeLine: () =>
      mutationOptions({
        ...shared,
        mutationFn: ({ productCode, title }: { productCode: string; title: string }) =>
          edit({ edit: { kind: 'remove-line', body: { productCode } }, undo: title, ...deleted }),
      }),
    moveLines: editing((body: Body<'move-lines'>) => ({ kind: 'move-lines', body })),
    saveFolder: editing((folder: New<'folder'>) => ({ kind: 'folder', body: { ...folder, ...made(folder) } })),
    moveFolders: editing((body: Body<'move-folders'>) => ({ kind: 'move-folders', body }), silent),
    removeFolder: editing((body: Body<'remove-folder'>) => ({ kind: 'remove-folder', body }), deleted),
    saveNote: () =>
      mutationOptions({
        ...shared,
        mutationFn: ({ restore, ...note }: New<'note'> & { restore: () => void }) =>
          edit({ edit: { kind: 'note', body: { ...note, ...made(note) } }, restore }),
      }),
    removeNote: editing((noteId: string) => ({ kind: 'remove-note', body: { noteId } }), deleted),
    saveVariation: editing((variation: New<'variation'>) => ({
      kind: 'variation',
      body: { ...variation, ...made(variation) },
    })),
    removeVariation: editing((variationId: string) => ({ kind: 'remove-variation', body: { variationId } }), deleted),
    /** Settles once the edit is stored; `restore` restores the typed text when the server rejects it. */
    addLine: () =>
      mutationOptions({
        ...shared,
        mutationFn: ({ restore, ...line }: Omit<Body<'add-line'>, 'productCode'> & { restore: () => void }) => {
          const productCode = newLineCode(line.product.sku)
          return edit({ edit: { kind: 'add-line', body: { ...line, productCode } }, restore })
        },
      }),
    /** The server assigns the quote number: it cannot wait. */
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
