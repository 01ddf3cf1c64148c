import { styled } from '@mui/material'
import { FunctionField, TextField } from 'react-admin'
import type { WaitingPost } from '#contract/manage/manage-moderation.ts'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { dateText, timeText } from '../lib/money.ts'
import { ModerationButtons } from './moderation-buttons.tsx'

// In a narrow window the list scrolls instead.
const Text = styled('div')({ minWidth: 260, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

const Post = ({ stars, title, text }: WaitingPost) => (
  <Text>
    {stars !== null && (
      <div>
        <b>{title}</b>, {stars} of 5 stars
      </div>
    )}
    {text}
  </Text>
)

const Author = ({ kind, author, suburb, boughtOn }: WaitingPost) => (
  <>
    {suburb ? `${author}, ${suburb}` : author}
    {kind === 'review' && <div>{boughtOn === null ? 'Not bought here' : `Bought ${dateText(boughtOn)}`}</div>}
  </>
)

/** Reviews and questions that wait for a decision. */
export function ModerationList() {
  return (
    <ListPage title="Reviews and questions">
      <ListTable empty={<NoRows text="No review or question waits for a decision." />}>
        <FunctionField label="Written" sortable={false} render={(row: WaitingPost) => timeText(row.writtenAt)} />
        <FunctionField
          label="What"
          sortable={false}
          render={({ kind }: WaitingPost) => (kind === 'review' ? 'Review' : 'Question')}
        />
        <TextField source="product" label="Product" sortable={false} />
        <FunctionField label="From" sortable={false} render={(row: WaitingPost) => <Author {...row} />} />
        <FunctionField label="Text" sortable={false} render={(row: WaitingPost) => <Post {...row} />} />
        <FunctionField label="Decide" sortable={false} render={(row: WaitingPost) => <ModerationButtons row={row} />} />
      </ListTable>
    </ListPage>
  )
}
