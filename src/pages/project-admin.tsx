import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ProjectList } from '#features/project/list/project-list.tsx'
import { modeChoice } from '#features/project/page/project-state.ts'
import { ProjectLoading } from '#features/project/page/project-states.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { ProjectGate } from './parts/project-gate.tsx'
import { OneProject } from './project.tsx'

export const handle = { pageType: 'project', chrome: 'staff', personal: true } satisfies Handle

/** The same tool, started in Edit, for the frame of the shop's administration; `?projectId=` names a project. */
export function Component() {
  const [search] = useSearchParams()
  const id = search.get('projectId')
  useEffect(() => modeChoice.set('Edit'), [])
  return (
    <ProjectGate skeleton={<ProjectLoading />}>{id === null ? <ProjectList /> : <OneProject id={id} />}</ProjectGate>
  )
}
