import { useQuery } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useProject } from '#offline/project/project-context.ts'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { Rows, Soft } from './panel.styles.ts'
import { NoConnection, PanelFailure } from './panel-parts.tsx'
import { ReminderRow } from './reminder-row.tsx'

/** Reminders about this project, in the server's order. */
export function RemindersPanel() {
  const { api } = useApp()
  const { projectId } = useProject()
  const { data, error, refetch } = useQuery({ ...projectQueries(api).reminders(projectId), staleTime: 0 })
  if (!data) return error ? <PanelFailure error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={6} />
  if (data.reminders.length === 0) return <Soft>No reminders for this project</Soft>
  return (
    <>
      <NoConnection />
      <Rows aria-label="Reminders">
        {data.reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} />
        ))}
      </Rows>
    </>
  )
}
