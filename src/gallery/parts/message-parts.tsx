import { Button } from '#ui/button/button.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx'
import { UnsupportedBrowser } from '#ui/feedback/unsupported-browser.tsx'
import { CartIcon } from '#ui/icon/icons.tsx'
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
          actions={<Button variant="primary">Shop</Button>}
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
