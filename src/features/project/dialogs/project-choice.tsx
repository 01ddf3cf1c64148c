import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MinimalProject } from '#contract/project/project.ts'
import { countText, quoteNumber } from '#domain/project/project-texts.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { useSettled } from '#lib/use-settled.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { themed } from '#ui/themed.ts'
import { otherProjects } from './dialog-queries.ts'

const Option = styled('span')(
  themed(({ theme }) => ({
    display: 'grid',
    minWidth: 0,
    lineHeight: 1.3,
    '& small': { color: theme.vars.palette.text.secondary },
  })),
)

const about = ({ customerName, quoteId, status, productCount }: MinimalProject) =>
  [customerName, quoteId !== null && quoteNumber(quoteId), status, countText(productCount, 'product')]
    .filter(Boolean)
    .join(' · ')

type Props = { label: string; chosen: MinimalProject | null; onChoose: (project: MinimalProject | null) => void }

/** Chooses another project by name, customer or quote number. */
export function ProjectChoice({ label, chosen, onChoose }: Props) {
  const { projectId, isOffline } = useProject()
  const [text, setText] = useState('')
  const searchText = useSettled(text.trim(), debounceMs.search)
  const { data, error } = useQuery({
    ...otherProjects(useApp().api, chosen ? '' : searchText),
    enabled: !chosen && !isOffline,
  })
  return (
    <Combobox<MinimalProject>
      label={label}
      placeholder="Name, customer or quote number"
      hint={chosen ? about(chosen) : undefined}
      // The list without text may have failed; the search has found this one.
      error={error && !chosen ? staffReason(error) : undefined}
      disabled={isOffline}
      minLength={0}
      value={chosen?.projectName ?? text}
      onValueChange={(typed) => {
        setText(typed)
        if (chosen) onChoose(null)
      }}
      options={chosen ? undefined : data?.projects.filter((project) => project.projectId !== projectId)}
      optionKey={(project) => project.projectId}
      optionText={(project) => project.projectName}
      renderOption={(project) => (
        <Option>
          {project.projectName}
          <small>{about(project)}</small>
        </Option>
      )}
      emptyText={data ? 'No other project' : undefined}
      onPick={onChoose}
    />
  )
}
