import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Referrer } from '#contract/project/project.ts'
import { referrerFields } from '#domain/project/project-response.ts'
import { referrerFailedText } from '#domain/project/project-texts.ts'
import { Cards, PartHead, SlimField, WordButton } from '#features/project/panels/panel.styles.ts'
import { PanelFailure, StaffOnlyMark } from '#features/project/panels/panel-parts.tsx'
import { saveDetails } from '#features/project/panels/project-changes.ts'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useSettled } from '#lib/use-settled.ts'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'

const shortest = 2

const Option = styled('span')({ display: 'grid', fontSize: '0.875rem', lineHeight: 1.3 })

/** A backend may respond with one, or with nothing. */
const listOf = (response: Referrer[] | Referrer | null | undefined): readonly Referrer[] =>
  Array.isArray(response) ? response : response ? [response] : []

/** Who referred the customer; searches by code, name, business or phone. */
export function ReferrerField() {
  const context = useProject()
  const { api } = useApp()
  const { isOffline, project } = context
  const { referrerCode, referrerName, referrerBusinessName, referrerPhone, referrerContact } = project.quoteData
  const [text, setText] = useState('')
  const searchText = useSettled(text.trim(), debounceMs.search)
  const canSearch = searchText.length >= shortest
  const { data, error, refetch } = useQuery({ ...projectQueries(api).referrers(searchText), enabled: canSearch })
  const { mutate, isPending } = useMutation({
    meta: { inline: true },
    mutationFn: (referrer: Referrer | null) => saveDetails(context, referrerFields(referrer)),
    onSuccess: () => setText(''),
  })

  return (
    <>
      <PartHead>
        <h3>Referrer</h3>
        <StaffOnlyMark />
      </PartHead>
      {(referrerCode || referrerName) && (
        <Cards aria-label="Referrer">
          <li>
            <b>{referrerName}</b>
            <p>{[referrerBusinessName, referrerCode].filter(Boolean).join(' · ')}</p>
            <small>{[referrerPhone, referrerContact].filter(Boolean).join(' · ')}</small>
            <WordButton
              type="button"
              variant="text"
              busy={isPending}
              aria-disabled={isOffline || undefined}
              title={isOffline ? needsConnection : undefined}
              onClick={() => isOffline || mutate(null)}
            >
              Remove referrer
            </WordButton>
          </li>
        </Cards>
      )}
      <SlimField>
        <Combobox<Referrer>
          label="Find a referrer"
          placeholder="Code, name, business or phone"
          value={text}
          minLength={shortest}
          disabled={isOffline}
          hint={isOffline ? needsConnection : undefined}
          onValueChange={setText}
          options={canSearch && data !== undefined ? listOf(data) : undefined}
          optionKey={({ code }) => code}
          optionText={({ name }) => name}
          renderOption={({ code, name, businessName }) => (
            <Option>
              {name}
              <small>{[businessName, code].filter(Boolean).join(' · ')}</small>
            </Option>
          )}
          emptyText="No referrer found"
          onPick={(referrer) => {
            setText(referrer.name)
            mutate(referrer)
          }}
        />
      </SlimField>
      {canSearch && error && <PanelFailure title={referrerFailedText} error={error} onRetry={() => void refetch()} />}
    </>
  )
}
