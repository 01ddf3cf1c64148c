import { noRoomText } from '#domain/errors/failure-texts.ts'
import { updatedText } from '#domain/project/project-texts.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { NotSavedError } from '#offline/database-faults.ts'
import type { ProjectChange } from '#offline/project/project-context.ts'
import type { PriceChange } from '#offline/project/stored/price-change-store.ts'
import { RejectedError } from '#offline/sync/sync.ts'
import type { ToastStore } from '#ui/overlay/toast-store.ts'

const successTexts = {
  updated: updatedText,
  deleted: 'Successfully deleted',
  sent: 'Successfully sent',
} as const

type Kind = NonNullable<ProjectChange<unknown>['success']>

/** Toasts after a change [S3-8-30] [S3-8-31]; the saved state shows silent ones. */
export function showSuccess(toast: ToastStore, kind: Kind = 'updated') {
  if (kind !== 'silent') toast.show({ id: 'project-outcome', text: successTexts[kind], tone: 'success' })
}

/** The same with undo. */
export function showRemoved(toast: ToastStore, title: string, undo: () => Promise<boolean>) {
  const id = toast.show({
    text: successTexts.deleted,
    detail: title,
    tone: 'success',
    stay: 'undo',
    actions: [
      {
        label: 'Undo',
        act: () => {
          toast.dismiss(id)
          void undo().then((isUndone) => {
            if (!isUndone) toast.show({ text: `${title} was removed already. Add it again.`, tone: 'warning' })
          })
        },
      },
    ],
  })
}

/** Changed prices of added products; shown until the page is left, as no other place shows them. */
export function showPriceChanges(toast: ToastStore, changes: readonly PriceChange[]) {
  for (const { title, text } of changes) toast.show({ text: title, detail: text, tone: 'warning', stay: 'page' })
}

const noSpaceId = 'project-no-space'

function reasonOf(error: unknown) {
  if (error instanceof NotSavedError) return noRoomText
  return error instanceof RejectedError ? error.message : staffReason(error)
}

/** The headline of the request above, the reason below [S3-8-33]. */
export function showFailure(toast: ToastStore, error: unknown, headline = 'Update Failed!') {
  const id = error instanceof NotSavedError ? noSpaceId : 'project-outcome'
  toast.show({ id, text: headline, detail: reasonOf(error), tone: 'error', stay: 'page' })
}

/** A change found space: the message that there is none is no longer true. */
export const dismissNoSpace = (toast: ToastStore) => toast.dismiss(noSpaceId)
