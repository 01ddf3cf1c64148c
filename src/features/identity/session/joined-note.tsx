import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { takeJoinedText } from '../redirect/joined-products.ts'

const Place = styled('div')({ '&:not(:empty)': { marginBottom: 16 } })

/** Above the order in the checkout: why it has more in it than before the sign-in. */
export function JoinedNote() {
  const { cartName } = useApp().brand.wording
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const taken = takeJoinedText(cartName)
    if (taken) setText(taken)
  }, [cartName])
  // Screen readers announce what is added to a region that they know already.
  return (
    <Place role="status">
      {text && (
        <Message tone="info" role="none" onClose={() => setText(null)}>
          {text}
        </Message>
      )}
    </Place>
  )
}
