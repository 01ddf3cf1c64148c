import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { takeJoinedText } from '#features/identity/redirect/joined-products.ts'
import { useApp } from '#lib/app.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { themed } from '#ui/themed.ts'

const Notes = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    '&:not(:empty)': { margin: '16px 0' },
    [theme.breakpoints.up('lg')]: { '&:not(:empty)': { marginTop: 0 } },
  })),
)

/** Above the order in the checkout: why it differs from what the shopper saw before. */
export function OrderNotes({ messages }: { messages: readonly string[] }) {
  const { cartName } = useApp().brand.wording
  const [joined, setJoined] = useState<string | null>(null)
  useEffect(() => {
    const text = takeJoinedText(cartName)
    if (text) setJoined(text)
  }, [cartName])
  // Screen readers announce what is added to a region that they know already.
  return (
    <Notes role="status">
      {joined && (
        <Message tone="info" role="none" onClose={() => setJoined(null)}>
          {joined}
        </Message>
      )}
      {messages.map((text) => (
        <Message key={text} tone="warning" role="none">
          {text}
        </Message>
      ))}
    </Notes>
  )
}
