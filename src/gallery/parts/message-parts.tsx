import { BusyRing } from '#ui/busy-ring.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { CartIcon } from '#ui/icons.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx'
import { UnsupportedBrowser } from '#ui/unsupported-browser.tsx'
import { Columns, Group, Row } from '../group.tsx'

export function MessageParts() {
  return (
    <Group title="What is said">
      <Message tone="error" onClose={() => {}}>
        Sorry, there has been a problem with your payment. Please check your details or try a different payment method.
      </Message>
      <Message tone="warning">Unfortunately delivery is not currently available for your order.</Message>
      <Message tone="info" onClose={() => {}}>
        You've cancelled your payment.
      </Message>
      <Message tone="success">
        <b>You are back online.</b> Your cart has been sent.
      </Message>
      <Columns>
        <EmptyState
          icon={<CartIcon size={32} />}
          level={3}
          title="Nothing in here yet"
          text="Things you add stay here."
          actions={<Button look="primary">Shop</Button>}
        />
        <ErrorState level={3} title="This did not work" text="Please try again." actions={<Button>Try again</Button>} />
        <div>
          <SkeletonText lines={4} />
          <Skeleton width="60%" height={32} />
        </div>
        <UnsupportedBrowser />
      </Columns>
      <Row>
        <BusyRing /> Working
      </Row>
    </Group>
  )
}
