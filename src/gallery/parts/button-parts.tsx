import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { IconButton, IconLink } from '#ui/button/icon-button.tsx'
import { Link } from '#ui/button/link.tsx'
import { CartIcon, LockIcon, MenuIcon, PlusIcon } from '#ui/icon/icons.tsx'
import { Group, Row } from '../group.tsx'

const variants = ['primary', 'secondary', 'quiet', 'text'] as const
const sizes = ['xs', 'small', 'default', 'medium', 'large', 'xl'] as const

export function ButtonParts() {
  return (
    <Group title="Buttons and links">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Add to cart</Button>
          <Button variant={variant} busy busyText="Adding">
            Add to cart
          </Button>
          <Button variant={variant} disabled>
            Add to cart
          </Button>
          <Button variant={variant} icon={<LockIcon />}>
            With a picture
          </Button>
          <ButtonLink variant={variant} to="/gallery">
            A link
          </ButtonLink>
        </Row>
      ))}
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} variant="primary">
            {size}
          </Button>
        ))}
      </Row>
      <Button variant="primary" wide>
        As wide as there is room
      </Button>
      <Row>
        <IconButton label="Menu">
          <MenuIcon size={24} />
        </IconButton>
        <IconButton label="Add" bordered size={36}>
          <PlusIcon />
        </IconButton>
        <IconButton label="Add one more" bordered disabled>
          <PlusIcon />
        </IconButton>
        <IconLink label="Cart, 3" to="/gallery" count={3}>
          <CartIcon size={22} />
        </IconLink>
        <CountBadge count={1} />
        <CountBadge count={120} />
      </Row>
      <Row>
        {(['underlined', 'quiet', 'strong', 'plain'] as const).map((variant) => (
          <Link key={variant} variant={variant} to="/gallery">
            {variant} link
          </Link>
        ))}
      </Row>
    </Group>
  )
}
