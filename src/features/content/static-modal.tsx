import { useQuery } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { contentQueries } from './queries.ts'
import { SafeHtml } from './safe-html.tsx'

type Props = { name: string; title: string; onClose: () => void }

/** A text of the shop over the page, loaded by its name when it is opened [S1-2.2-24]. */
export function StaticModal({ name, title, onClose }: Props) {
  const { api } = useApp()
  const { data, isError, refetch } = useQuery(contentQueries(api).static(name))
  return (
    <Modal open onClose={onClose} title={data?.title ?? title} size="medium">
      {data && <SafeHtml html={data.html} />}
      {!data && !isError && <SkeletonText lines={6} />}
      {isError && (
        <ErrorState
          title="This text could not be loaded"
          actions={
            <Button type="button" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
    </Modal>
  )
}
