import { Container } from '#ui/container.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** What a customer sees of a project by its link. The view itself comes as a feature of its own and takes the place of this text. */
export function SharedProject({ shareId: _ }: { shareId: string }) {
  return (
    <Container>
      <EmptyState level={1} title="This link is no longer available. Please ask your salesperson." />
    </Container>
  )
}
