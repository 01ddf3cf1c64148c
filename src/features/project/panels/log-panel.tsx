import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { clockText } from '#domain/project/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useProject } from '#offline/project/project-context.ts'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { themed } from '#ui/themed.ts'
import { logDays } from './log-days.ts'
import { Soft } from './panel.styles.ts'
import { PanelFailure, StaffOnlyMark } from './panel-parts.tsx'

const Days = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 14,
    '& h3': {
      marginBottom: 8,
      color: theme.vars.palette.text.secondary,
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.8125rem',
      fontWeight: 600,
    },
    '& ol': { display: 'grid', gap: 8 },
    '& li': { display: 'grid', gridTemplateColumns: '42px minmax(0, 1fr)', gap: 8, overflowWrap: 'anywhere' },
    '& time': { color: theme.vars.palette.text.secondary },
    '& b': { fontWeight: 600 },
  })),
)

/** Who changed what, newest first. */
export function LogPanel() {
  const { api } = useApp()
  const { projectId } = useProject()
  const { data, error, refetch } = useQuery({ ...projectQueries(api).changeLogs(projectId), staleTime: 0 })
  // Also hides entries from an earlier load: they lack later changes.
  if (error)
    return (
      <>
        <PanelFailure title="An error occurred getting logs." error={error} onRetry={() => void refetch()} />
        <Soft>The rest of the project works. Your changes are still saved and logged.</Soft>
      </>
    )
  if (!data) return <SkeletonText lines={8} />
  return (
    <>
      <div>
        <StaffOnlyMark />
      </div>
      {data.length === 0 && <Soft>No changes yet</Soft>}
      <Days>
        {logDays(data, new Date()).map(({ day, entries }) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <ol>
              {entries.map(({ id, timestamp, user, text }) => (
                <li key={id}>
                  <time dateTime={timestamp}>{clockText(new Date(timestamp))}</time>
                  <span>
                    <b>{user}</b> {text}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Days>
    </>
  )
}
