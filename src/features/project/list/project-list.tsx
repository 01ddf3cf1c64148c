import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { MinimalProject } from '#contract/project/project.ts'
import type { Project } from '#contract/project/project-parts.ts'
import { projectPageSize } from '#contract/project/project-values.ts'
import { lacksConnection } from '#contract/protocol/api-error.ts'
import { NewProjectDialog } from '#features/project/dialogs/project-dialogs.tsx'
import { Screen } from '#features/project/page/frame.tsx'
import { OfflineStrip } from '#features/project/saving/offline-strip.tsx'
import { Soft, Title } from '#features/project/ui/project.styles.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { withEdits } from '#offline/project/project-scope.ts'
import type { ListedEdit } from '#offline/project/project-sync.ts'
import { useProjectEdits, useProjectSync } from '#offline/project/use-project-sync.ts'
import { createProjectStore, type StoredProject } from '#offline/project-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '#ui/icon/icons.tsx'
import { SyncIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'
import { ProjectRows, RowsLoading } from './project-rows.tsx'

const Head = styled('header')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: 'none',
    gap: 12,
    padding: '4px 16px',
    '& h1': { fontSize: '1.75rem' },
    [theme.breakpoints.down('md')]: { padding: '8px 16px', readingFlow: 'flex-visual' },
  })),
)
const Search = styled('span')(
  themed(({ theme }) => ({
    flex: '0 1 300px',
    marginLeft: 'auto',
    [theme.breakpoints.down('md')]: { order: 3, flex: '1 0 100%', marginLeft: 0 },
  })),
)
const NewProject = styled('span')(themed(({ theme }) => ({ [theme.breakpoints.down('md')]: { marginLeft: 'auto' } })))

// Beside the heading, so that it shifts no content; on phones the project is first in the list anyway.
const Last = styled('nav')(themed(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } })))

const Pager = styled('footer')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: 8,
    minHeight: 52,
    padding: '4px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    '& > button:first-of-type': { marginLeft: 'auto' },
    [theme.breakpoints.down('md')]: {
      position: 'fixed',
      right: 0,
      bottom: 0,
      left: 0,
      paddingBottom: 'calc(4px + env(safe-area-inset-bottom))',
    },
  })),
)
const PageSize = styled('span')(
  themed(({ theme }) => ({
    color: theme.vars.palette.text.secondary,
    marginLeft: 8,
    [theme.breakpoints.down('md')]: { display: 'none' },
  })),
)

const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' })
const Message = styled('div')({ padding: '0 16px' })

const matches = (text: string) => (project: MinimalProject) =>
  `${project.projectName} ${project.customerName} ${project.quoteId ?? ''}`.toLowerCase().includes(text)

const rowOf = (project: Project): MinimalProject => ({
  projectId: project.projectRef,
  projectName: project.projectName,
  customerName: project.quoteData.customerName,
  quoteId: project.quoteId,
  status: project.quoteStatus,
  productCount: project.cart.products.length,
  dateModified: project.dateModified,
})

const asChanged = ({ project }: StoredProject, edits: readonly ListedEdit[]) =>
  withEdits(
    project,
    edits.flatMap(({ edit, projectId }) => (projectId === project.projectRef ? [edit] : [])),
  )

/** The projects stored on this device; undefined while loading. */
function useStoredProjects(isEnabled: boolean) {
  const { brand } = useApp()
  const store = useMemo(() => createProjectStore({ brand: brand.key }), [brand.key])
  const { data } = useQuery({
    queryKey: ['project', 'kept'],
    queryFn: () => store.list().catch(() => []),
    enabled: isEnabled,
    staleTime: 0,
  })
  return data
}

function pageSearch(before: URLSearchParams, page: number) {
  const next = new URLSearchParams(before)
  next.delete('find')
  if (page > 0) next.set('page', String(page + 1))
  else next.delete('page')
  return next
}

/** Pages start at 0; the URL counts from 1. */
function usePage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(0, (Number.parseInt(search.get('page') ?? '1', 10) || 1) - 1)
  const go = (to: number) => setSearch((before) => pageSearch(before, to))
  return { search, page, go, wantsFind: search.has('find'), customer: search.get('customer') ?? '' }
}

/** All projects, last changed first. */
export function ProjectList() {
  const { api } = useApp()
  const isGone = useLateOffline()
  const { search, page, go, wantsFind, customer } = usePage()
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(projectQueries(api).list(page, customer))
  const isOffline = isGone || lacksConnection(error)
  const sync = useProjectSync()
  const edits = useProjectEdits(sync).filter(({ edit }) => edit.state === 'pending')
  const unsent = new Set(edits.flatMap(({ edit, projectId }) => (edit.kind === 'create' ? [projectId] : [])))
  const stored = useStoredProjects(isOffline)
  const [text, setText] = useState('')
  const [isMaking, setMaking] = useState(false)
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / projectPageSize))

  const isPast = data !== undefined && page > 0 && page >= pages
  const onDevice = new Set(stored?.map(({ project }) => project.projectRef))
  const isFirst = page === 0 && customer === ''
  // While offline, projects that can be opened come first, on whichever page they are.
  const opened =
    isOffline && (isFirst || !data) ? stored?.map((storedProject) => rowOf(asChanged(storedProject, edits))) : undefined
  const others = data?.projects.filter(({ projectId }) => !opened || !onDevice.has(projectId))
  const shown = opened || others ? [...(opened ?? []), ...(others ?? [])] : undefined
  const filtered = shown?.filter(matches(text.trim().toLowerCase()))
  const make = () => setMaking(true)

  return (
    <Screen>
      <PageMeta title="Projects" noIndex />
      {/* The last page was emptied, for example by deleting its projects: goes to the page before it. */}
      {isPast && <Navigate to={{ search: `${pageSearch(search, pages - 1)}` }} />}
      {isOffline && (
        <OfflineStrip savedAt={data ? dataUpdatedAt : (stored?.[0]?.savedAt ?? null)} waiting={edits.length} />
      )}
      <Head>
        <Title>Projects</Title>
        {data && <Soft>{data.totalCount}</Soft>}
        <LastOpened />
        <Search>
          <TextField
            ref={wantsFind ? focusOn : null}
            label="Search on this page"
            hideLabel
            placeholder="Search on this page"
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Search>
        <NewProject>
          <Button type="button" variant="primary" icon={<PlusIcon size={18} />} onClick={make}>
            New project
          </Button>
        </NewProject>
      </Head>
      <Body>
        <Content
          {...{ filtered, isOffline, onDevice, unsent, isFiltered: text.trim() !== '', make }}
          // Not yet a failure while the copies on this device are read.
          failure={shown || (isOffline && !stored) ? null : error}
          onRetry={() => void refetch()}
        />
      </Body>
      <Pager>
        <span>
          Page {page + 1} of {pages}
          <PageSize>{projectPageSize} a page, newest change first</PageSize>
        </span>
        <Button
          type="button"
          icon={<ChevronLeftIcon size={18} />}
          aria-disabled={page === 0 || !data || undefined}
          onClick={() => page > 0 && go(page - 1)}
        >
          Previous
        </Button>
        <Button
          type="button"
          aria-disabled={page + 1 >= pages || !data || undefined}
          busy={isFetching && !data && !error}
          onClick={() => page + 1 < pages && go(page + 1)}
        >
          Next
          <ChevronRightIcon size={18} />
        </Button>
      </Pager>
      {isMaking && <NewProjectDialog onClose={() => setMaking(false)} />}
    </Screen>
  )
}

type ContentProps = {
  filtered: readonly MinimalProject[] | undefined
  failure: Error | null
  isOffline: boolean
  isFiltered: boolean
  onDevice: ReadonlySet<string>
  unsent: ReadonlySet<string>
  onRetry: () => void
  make: () => void
}

function Content({
  filtered,
  failure,
  isOffline,

  isFiltered,
  onDevice,
  unsent,
  onRetry,
  make,
}: ContentProps): ReactNode {
  if (failure)
    return (
      <Message>
        <ErrorState
          title="An error occurred getting project list."
          text={staffReason(failure)}
          actions={
            <Button type="button" icon={<SyncIcon size={18} />} onClick={onRetry}>
              Try again
            </Button>
          }
        />
      </Message>
    )
  if (!filtered) return <RowsLoading />
  if (filtered.length > 0)
    return <ProjectRows projects={filtered} reachable={isOffline ? onDevice : null} unsent={unsent} />
  if (isFiltered) return <Message>Nothing on this page matches.</Message>
  return (
    <Message>
      <EmptyState
        title="No projects yet"
        text={isOffline ? 'You have not opened any on this device in the last few days.' : undefined}
        actions={
          <Button type="button" icon={<PlusIcon size={18} />} onClick={make}>
            New project
          </Button>
        }
      />
    </Message>
  )
}

/** Link to the project that was opened last. */
function LastOpened() {
  const { data } = useQuery(projectQueries(useApp().api).navbar())
  if (!data) return null
  return (
    <Last aria-label="Last project">
      <Soft>Last opened: </Soft>
      <Link to={paths.project({ id: data.projectId })}>{data.projectName}</Link>
    </Last>
  )
}
