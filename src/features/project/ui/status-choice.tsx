import { useMutation } from '@tanstack/react-query'
import { projectStatuses } from '#contract/project/project-values.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { useApp } from '#lib/app.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { CheckIcon, ChevronDownIcon } from '#ui/icon/icons.tsx'
import { ActionMenu } from '#ui/overlay/action-menu.tsx'
import { Hit, Pill } from './project.styles.ts'
import { StatusMark } from './status-mark.tsx'

/** The six statuses [S3-3-36]; an unknown one is shown as text until another is chosen. */
export function StatusChoice() {
  const context = useProject()
  const { mutate, isPending, variables } = useMutation(projectChanges(useApp().api, context).setStatus())
  const status = isPending && variables ? variables : context.project.quoteStatus
  return (
    <ActionMenu
      label="Status"
      actions={projectStatuses.map((option) => ({
        key: option,
        label: option,
        icon: option === status ? <CheckIcon size={16} /> : <span style={{ width: 16 }} />,
        act: () => {
          if (option !== status) mutate(option)
        },
      }))}
      trigger={(props) => (
        <Hit type="button" {...props} aria-label={`Status ${status}, change`} aria-busy={isPending || undefined}>
          <Pill>
            <StatusMark status={status} />
            <ChevronDownIcon size={16} />
          </Pill>
        </Hit>
      )}
    />
  )
}
