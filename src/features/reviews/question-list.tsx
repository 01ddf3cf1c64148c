import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '#contract/catalogue/review.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { themed } from '#ui/themed.ts'
import { reviewQueries } from './queries.ts'
import { writtenDate } from './written-date.ts'

const AskQuestion = onDemand(
  () => import('./ask-question.tsx').then((module) => module.AskQuestion),
  <Skeleton height={320} />,
)

const Root = styled('div')({ display: 'grid', gap: 24, justifyItems: 'start' })

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    width: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'grid', gap: 6, justifyItems: 'start', maxWidth: '66ch', overflowWrap: 'anywhere' },
    '& h3': theme.typography.h4,
    '& p': { whiteSpace: 'pre-line' },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** Answered questions about a product, and a form to ask one. */
export function QuestionList({ sku }: { sku: string }) {
  /** Undefined: it has not been open yet. */
  const [isAsking, setAsking] = useState<boolean>()
  return (
    <Root>
      <Slice sku={sku} />
      {isAsking ? (
        <AskQuestion sku={sku} onClose={() => setAsking(false)} />
      ) : (
        <Button type="button" ref={isAsking === false ? focusOn : null} onClick={() => setAsking(true)}>
          Ask a question
        </Button>
      )}
    </Root>
  )
}

function Slice({ sku, after }: { sku: string; after?: string }) {
  const { api } = useApp()
  const [isContinued, setContinued] = useState(false)
  const { data: page, error } = useQuery(reviewQueries(api).questions(sku, after))
  if (error && !page)
    return (
      <Message tone="warning">The questions could not be loaded. Check your connection and reload the page.</Message>
    )
  if (!page) return <Skeleton height={120} />
  if (page.count === 0) return <p>No one has asked about this product yet.</p>
  return (
    <>
      <List>
        {page.questions.map((question) => (
          <Item key={question.id} question={question} />
        ))}
      </List>
      {page.next &&
        (isContinued ? (
          <Slice sku={sku} after={page.next} />
        ) : (
          <Button type="button" onClick={() => setContinued(true)}>
            Show more questions
          </Button>
        ))}
    </>
  )
}

function Item({ question }: { question: Question }) {
  const { brand } = useApp()
  const { author, text, askedOn, answer, answeredBy } = question
  return (
    <li>
      <h3>{text}</h3>
      <small>
        {author} · {writtenDate(askedOn)}
      </small>
      <p>{answer}</p>
      <small>
        {answeredBy}, {brand.name}
      </small>
    </li>
  )
}
