import { Chip, MenuItem, styled, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { ManagedSetting } from '#contract/manage/manage-settings.ts'
import { BusyButton } from '../layout/busy-button.tsx'
import { useFocusWrong } from '../layout/focus-wrong.tsx'
import { ListPage, NoRows } from '../layout/list-page.tsx'
import { api } from '../lib/api.ts'

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 16, display: 'grid', gap: 20 })
const Line = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  paddingBottom: 20,
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', gap: 24 },
}))
const Name = styled(Typography)({ fontWeight: 600, overflowWrap: 'anywhere' }) as typeof Typography
const Buttons = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap' })

const flagNames = { true: 'On', false: 'Off' } as const

function usualText({ kind, usual }: ManagedSetting) {
  if (kind === 'flag') return `Usually ${usual === 'true' ? 'on' : 'off'}`
  return usual === '' ? 'Usually empty' : `Usually ${usual}`
}

/** One setting with a field of its kind. */
function SettingLine({ setting }: { setting: ManagedSetting }) {
  const { id, kind, title, about, value, isRead } = setting
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [text, setText] = useState(value ?? '')
  const save = useMutation({
    mutationFn: (next: string | null) => api.manageSettings.set({ params: { id }, body: { value: next } }),
    onSuccess: (saved) => {
      setText(saved.value ?? '')
      notify(saved.value === null ? `Reset: ${title}` : `Saved: ${title}`, { type: 'success' })
      refresh()
    },
  })
  const line = useFocusWrong<HTMLFormElement>(save.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(text)
  }
  return (
    <li>
      <Line ref={line} onSubmit={submit}>
        <div>
          <Name component="h2">{title}</Name>
          <Typography color="textSecondary">{about}</Typography>
          {!isRead && <Chip size="small" variant="outlined" label="No page reads it yet" />}
        </div>
        <TextField
          label={title}
          value={text}
          onChange={({ target }) => setText(target.value)}
          select={kind === 'flag'}
          multiline={kind === 'json'}
          error={save.isError}
          helperText={save.error?.message ?? usualText(setting)}
        >
          {kind === 'flag' &&
            Object.entries(flagNames).map(([flag, name]) => (
              <MenuItem key={flag} value={flag}>
                {name}
              </MenuItem>
            ))}
        </TextField>
        <Buttons>
          <BusyButton type="submit" variant="outlined" isBusy={save.isPending} aria-label={`Save ${title}`}>
            Save
          </BusyButton>
          <BusyButton
            isBusy={save.isPending || value === null}
            aria-label={`Reset ${title}`}
            onClick={() => save.mutate(null)}
          >
            Reset
          </BusyButton>
        </Buttons>
      </Line>
    </li>
  )
}

function Lines() {
  const { data, isPending } = useListContext<ManagedSetting>()
  if (isPending) return null
  if (!data || data.length === 0) return <NoRows text="There are no settings." />
  return (
    <Rows>
      {data.map((setting) => (
        <SettingLine key={setting.id} setting={setting} />
      ))}
    </Rows>
  )
}

/** What the owner switches while the shop runs; browsers notice within an hour. */
export function SettingList() {
  return (
    <ListPage title="Settings" search="Name or words">
      <Lines />
    </ListPage>
  )
}
