import { momentText } from '#domain/project/project-texts.ts'
import { useProject } from '#offline/project/project-context.ts'
import { CommentForm } from './comment-form.tsx'
import { Cards, PartHead, Soft, WrittenText } from './panel.styles.ts'
import { CustomerSees, NoConnection, StaffOnlyMark } from './panel-parts.tsx'

/** Product notes, which the customer sees too, and comments among staff. */
export function NotesPanel() {
  return (
    <>
      <NoConnection />
      <ProductNotes />
      <Comments />
    </>
  )
}

function ProductNotes() {
  const { productNotes, cart } = useProject().project
  const titleOf = (sku: string) => cart.products.find((line) => line.sku === sku)?.title ?? sku
  return (
    <>
      <PartHead>
        <h3>Notes</h3>
        <CustomerSees />
      </PartHead>
      {productNotes.length === 0 && <Soft>No notes yet. Add one from the menu of a line.</Soft>}
      <Cards aria-label="Notes">
        {productNotes.map(({ id, sku, notes, salesPersonName, createdBy, lastModified }) => (
          <li key={id}>
            <b>{titleOf(sku)}</b> <Soft as="span">{sku}</Soft>
            <WrittenText>{notes}</WrittenText>
            <small>
              {salesPersonName || createdBy} · <time dateTime={lastModified}>{momentText(lastModified)}</time>
            </small>
          </li>
        ))}
      </Cards>
    </>
  )
}

function Comments() {
  const { staffComments } = useProject().project
  // ISO times sort like text.
  const inOrder = staffComments.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
  return (
    <>
      <PartHead>
        <h3>Comments</h3>
        <StaffOnlyMark />
      </PartHead>
      <Cards aria-label="Comments" data-inside>
        {inOrder.map(({ id, user, timestamp, message }) => (
          <li key={id}>
            <WrittenText>{message}</WrittenText>
            <small>
              {user} · <time dateTime={timestamp}>{momentText(timestamp)}</time>
            </small>
          </li>
        ))}
      </Cards>
      <CommentForm />
    </>
  )
}
