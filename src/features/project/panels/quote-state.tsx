import { countText, momentText, openedText, quoteNumber } from '#domain/project/project-texts.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Message } from '#ui/feedback/message.tsx'
import { Soft } from './panel.styles.ts'

/** Who saved the quote, and whether the project changed since. */
export function QuoteState() {
  const { quoted, quoteId, quote, changedSinceQuote, sharing } = useProject().project
  if (!quoted || quoteId === null) return <Soft>No quote saved yet. “Save quote” below includes all lines.</Soft>
  const details = quote && (
    <>
      <p>
        Saved {momentText(quote.savedAt)} by {quote.savedBy}.
      </p>
      {quote.emailedAt && (
        <p>
          Sent {momentText(quote.emailedAt)} to {countText(quote.emailedTo.length, 'address', 'addresses')}.
        </p>
      )}
      {sharing.openedAt && <p>{openedText(sharing)}</p>}
    </>
  )
  const name = `Quoted: ${quoteNumber(quoteId)}${quote ? `, version ${quote.quoteVersion}` : ''}`
  return (
    <Message tone={changedSinceQuote ? 'warning' : 'success'} role="none">
      <strong>{name}</strong>
      {changedSinceQuote && <p>Changed since the quote was saved</p>}
      {details}
    </Message>
  )
}
