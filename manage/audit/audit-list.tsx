import { styled } from '@mui/material'
import { FunctionField, TextField } from 'react-admin'
import type { AuditEntry } from '#contract/manage/manage-audit.ts'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { timeText } from '../lib/money.ts'

const Changes = styled('dl')({
  margin: 0,
  // In a narrow window the list scrolls; a narrow column would make rows as high as the window.
  minWidth: 320,
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, auto) 1fr',
  gap: '4px 16px',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  // Beside the name of the column there is no room for two more.
  '@media (width < 600px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, '& dd': { marginBottom: 6 } },
})

// An address of a webhook has no place to break.
const Where = styled('span')({ display: 'block', minWidth: 140, overflowWrap: 'anywhere' })

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text) || 'empty'

function ChangedFields({ changes }: Pick<AuditEntry, 'changes'>) {
  return (
    <Changes>
      {changes.map(({ field, before, after }) => [
        <dt key={field}>{field}</dt>,
        <dd key={`${field} values`}>
          {shortened(before)} → {shortened(after)}
        </dd>,
      ])}
    </Changes>
  )
}

/** Who changed what, and when. */
export function AuditList() {
  return (
    <ListPage title="Audit log" search="Person, product or order">
      <ListTable empty={<NoRows text="Nothing has been changed in this shop yet." />}>
        <FunctionField label="When" sortable={false} render={({ at }: AuditEntry) => timeText(at)} />
        <TextField source="who" label="Who" sortable={false} />
        <TextField source="action" label="What" sortable={false} />
        <FunctionField label="Where" sortable={false} render={({ label }: AuditEntry) => <Where>{label}</Where>} />
        <FunctionField
          label="Before and after"
          sortable={false}
          render={(entry: AuditEntry) => <ChangedFields changes={entry.changes} />}
        />
      </ListTable>
    </ListPage>
  )
}
